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
  /**
   * When the other came nearest to the point that it missed and flew elsewhere, in unix seconds; absent
   * where it missed none, and where it landed on its way.
   */
  readonly leftCourseS?: number;
}

/** Tells at each fix of a flight how far it is ahead of another along a course. */
export function compareFlights({ own, other, course, alignment }: ComparisonRequest): Comparison {
  const one = { track: own, progress: courseProgress(own, course) };
  const two = { track: other, progress: courseProgress(other, course) };
  const [ownS, otherS] = [startOf(one), startOf(two)];
  const leftCourseS = leftCourse(two, course.length);
  return {
    ...flightDifference(one, two, alignment),
    ...(ownS !== undefined && otherS !== undefined && { startedLaterS: otherS - ownS }),
    ...(leftCourseS !== undefined && { leftCourseS }),
  };
}

type ComparedTrack = Parameters<typeof flightDifference>[0];

function startOf({ track, progress }: ComparedTrack): number | undefined {
  const [start] = progress.passes;
  return start === undefined ? undefined : track.dayStartS + track.timeS[start]!;
}

/** A flight that goes on for less was about to land. */
const LANDING_S = 300;

function leftCourse({ track, progress }: ComparedTrack, pointCount: number): number | undefined {
  const { passes, progressM } = progress;
  if (passes.length === 0 || passes.length === pointCount) return undefined;
  const { timeS, count } = track;
  const leftS = timeS[progressM.findLastIndex((m) => !Number.isNaN(m))]!;
  return timeS[count - 1]! - leftS > LANDING_S ? track.dayStartS + leftS : undefined;
}
