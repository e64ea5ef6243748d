import type { FixRange } from '../track/fix-range.js';
import type { Track } from '../track/track.js';
import type { Task } from './task.js';

/** A point of the task that was reached. */
export interface ReachedPoint {
  /**
   * Index of the fix in the track: the first in the zone, or the later one of the two between which
   * the zone was crossed. Of the start it is the last in the zone before the first turnpoint.
   */
  readonly fix: number;
  /** Time of that fix, in seconds since the track's `dayStartS`. */
  readonly timeS: number;
}

/** Why a task does not count. */
export type ShortfallCode =
  | 'not_started'
  | 'missed_first'
  | 'missed_turnpoint'
  | 'not_finished'
  | 'not_closed'
  | 'height_loss';

/** What a flight lacks, and by how much. */
export interface Shortfall {
  readonly code: ShortfallCode;
  /** Index of the point that was missed, the start being 0. */
  readonly point?: number;
  /**
   * Metres from the zone that was missed, at the nearest fix; metres by which start and finish are
   * too far apart; metres of height too much that were lost. 0 where a line was crossed against its
   * direction.
   */
  readonly byM: number;
  /** The fix nearest to the missed zone, and its time in seconds since the track's `dayStartS`. */
  readonly nearest?: ReachedPoint;
}

/** What the rules of a contest ask beyond the points. */
export interface FlyTaskOptions {
  /** How much lower the finish may be than the start, in metres, inclusive. */
  readonly maxLossOfHeightM?: number;
  /** Whether start and finish must be the same place. */
  readonly mustClose?: boolean;
}

/** What a flight made of a task. */
export interface FlownTask {
  /** How many points were reached in order, the start included (`task_result`). */
  readonly reached: number;
  /** Whether all were (`task_achieved`); a contest may still ask more, see `shortfall`. */
  readonly isAchieved: boolean;
  /** One for each point that was reached. */
  readonly points: readonly ReachedPoint[];
  /** When the task began, to the second since the track's `dayStartS`; absent without a start. */
  readonly startS?: number;
  /** When it was completed, likewise; absent unless it was. */
  readonly finishS?: number;
  /** From start to finish. */
  readonly durationS?: number;
  /**
   * Metres that the highest possible finish lies below the lowest possible start; negative where it
   * is higher. Absent unless the task was completed.
   */
  readonly lossOfHeightM?: number;
  /** The same between the fixes of `points` at which start and finish were timed. */
  readonly lossAtTimesM?: number;
  /** The first thing the flight lacks; absent where it lacks nothing. */
  readonly shortfall?: Shortfall;
}

export function flyTask(
  _track: Track,
  _range: FixRange,
  _task: Task,
  _options: FlyTaskOptions = {},
): FlownTask {
  throw new Error('Not yet.');
}
