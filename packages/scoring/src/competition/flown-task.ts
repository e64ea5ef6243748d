import type { Position } from '../geo/position.js';

/** End of a flight by the rules of the task. */
export type FlownStatus = 'finished' | 'outlanded' | 'not_started';

/** Reason why a point does not count. */
export type MissedReason =
  /** Its zone was not reached. */
  | 'not_reached'
  /** The start was made before it opened, or after it closed. */
  | 'start_too_early'
  | 'start_too_late'
  /** The start was made above the altitude or speed that is allowed. */
  | 'start_too_high'
  | 'start_too_fast'
  /** The aircraft was never low enough before the start. */
  | 'not_low_before_start'
  /** The finish was made below the altitude that is required, or after it closed. */
  | 'finish_too_low'
  | 'finish_too_late';

/** The first point that a flight missed. */
export interface MissedPoint {
  /** Index of the point; the start is 0. */
  readonly point: number;
  readonly name: string;
  readonly reason: MissedReason;
  /** Metres from the nearest fix to the zone; 0 for a line crossed in the wrong direction only. */
  readonly distanceM?: number;
  /** Time of that fix, or of the start or finish, in seconds since the track's `dayStartS`. */
  readonly timeS: number;
  /** Seconds too early or too late. */
  readonly byS?: number;
  /** Metres too high or too low. */
  readonly byAltitudeM?: number;
  /** Kilometres per hour too fast. */
  readonly byKmh?: number;
}

/** A point of a task as it was flown. */
export interface FlownPoint extends Position {
  /** Seconds since the track's `dayStartS`. */
  readonly timeS: number;
  readonly altitudeM: number;
}

/** Result of a flight for the task of a competition. */
export interface FlownTask {
  readonly status: FlownStatus;
  /** Number of points reached in order, including the start. */
  readonly reached: number;
  /** Whole seconds since the track's `dayStartS`, cut to a start gate if there are gates. */
  readonly startS?: number;
  readonly finishS?: number;
  /** Seconds from start to finish. */
  readonly elapsedS?: number;
  /** Distance that counts, in metres. */
  readonly distanceM: number;
  /**
   * The start, the places at turnpoints (of an area: the best one), and the finish or the place of
   * an outlanding that counts.
   */
  readonly points: readonly FlownPoint[];
  readonly missed?: MissedPoint;
}
