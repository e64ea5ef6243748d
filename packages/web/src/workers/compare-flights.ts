import {
  courseProgress,
  type FlightAlignment,
  type FlightDifference,
  flightDifference,
} from '@cloudstreet/scoring/analysis';
import type { Position } from '@cloudstreet/scoring/geo';
import type { Track } from '@cloudstreet/scoring/track';

/** Two flights to compare: plain data, which crosses to the worker. */
export interface ComparisonRequest {
  readonly own: Track;
  readonly other: Track;
  /** Along which they are compared: the turnpoints of a score. */
  readonly course: readonly Position[];
  readonly alignment: FlightAlignment;
}

export interface Comparison extends FlightDifference {
  /** How much later the other passed the first point, in seconds; absent where it never did. */
  readonly startedLaterS?: number;
}

/** Tells at each fix of a flight how far it is ahead of another along a course. */
export function compareFlights({ own, other, course, alignment }: ComparisonRequest): Comparison {
  const one = { track: own, progress: courseProgress(own, course) };
  const two = { track: other, progress: courseProgress(other, course) };
  const [ownS, otherS] = [startOf(one), startOf(two)];
  return {
    ...flightDifference(one, two, alignment),
    ...(ownS !== undefined && otherS !== undefined && { startedLaterS: otherS - ownS }),
  };
}

type ComparedTrack = Parameters<typeof flightDifference>[0];

function startOf({ track, progress }: ComparedTrack): number | undefined {
  const [start] = progress.passes;
  return start === undefined ? undefined : track.dayStartS + track.timeS[start]!;
}
