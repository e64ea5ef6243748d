import type { Position } from '../geo/position.js';
import type { Track } from '../track/track.js';
import { checkObject } from '../units/check-value.js';
import { courseProgress } from './course-progress.js';
import {
  type FlightAlignment,
  type FlightDifference,
  type FlightOnCourse,
  flightDifference,
} from './flight-difference.js';

/** Two flights to compare. Plain data that can be sent to a worker. */
export interface FlightComparisonInput {
  readonly own: Track;
  readonly other: Track;
  /** Turnpoints of the course along which the flights are compared. */
  readonly course: readonly Position[];
  readonly alignment: FlightAlignment;
}

export interface FlightComparison extends FlightDifference {
  /**
   * Seconds by which the other flight passed the first point later. Absent if it did not pass it.
   */
  readonly startedLaterS?: number;
  /**
   * Unix seconds at which the other flight was closest to the point that it missed. Absent if it
   * missed none or landed soon afterwards.
   */
  readonly leftCourseS?: number;
}

/**
 * Computes at each fix of a flight how far it is ahead of another flight along a course.
 *
 * @throws {TypeError} If a part of the input is missing or has the wrong type.
 * @throws {RangeError} If the course has too few or too many points, one of them is not a position,
 *   or the alignment is unknown.
 */
export function compareFlights(input: FlightComparisonInput): FlightComparison {
  checkObject('input', input, ['own', 'other', 'course', 'alignment']);
  const { own, other, course, alignment } = input;
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

function startOf({ track, progress }: FlightOnCourse): number | undefined {
  const [start] = progress.passes;
  return start === undefined ? undefined : track.dayStartS + track.timeS[start]!;
}

/** A flight that ends sooner than this after leaving the course was about to land. */
const LANDING_S = 300;

function leftCourse({ track, progress }: FlightOnCourse, pointCount: number): number | undefined {
  const { passes, progressM } = progress;
  if (passes.length === 0 || passes.length === pointCount) return undefined;
  const { timeS, count } = track;
  const leftS = timeS[progressM.findLastIndex((m) => !Number.isNaN(m))]!;
  return timeS[count - 1]! - leftS > LANDING_S ? track.dayStartS + leftS : undefined;
}
