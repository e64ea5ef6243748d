import type { ObservationZone } from '../task/observation-zone.js';
import type { Waypoint } from './waypoint.js';

/** A task as files describe it: without a rule set, and with zones of any shape. */
export interface PlannedTask {
  readonly name?: string;
  /** Place of the takeoff, before the start. */
  readonly takeoff?: Waypoint;
  /** Start, turnpoints in order, finish: at least two. */
  readonly points: readonly PlannedPoint[];
  /** Place of the landing, after the finish. */
  readonly landing?: Waypoint;
  /** Starts among which pilots choose instead of the first point. */
  readonly otherStarts?: readonly Waypoint[];
  /** Seconds of the day at which the start opens, in the time zone of the file. */
  readonly startOpensS?: number;
  readonly startClosesS?: number;
  readonly finishClosesS?: number;
  /** Designated time of an assigned area task in seconds. */
  readonly minTimeS?: number;
  readonly options?: FormatOptions;
}

/** Greatest number of points that are read of a task. */
export const MAX_TASK_POINTS = 1000;

/** A start, turnpoint or finish. */
export interface PlannedPoint extends Waypoint {
  readonly zone?: ObservationZone;
  /** Whether any position in the zone may be chosen, as in assigned area tasks. */
  readonly isArea?: true;
  /**
   * Whether legs end at the edge of its cylinder instead of its middle. Absent if the file cannot
   * say, so that the rules of the contest decide.
   */
  readonly endsAtEdge?: boolean;
}

/** Settings of a task that only one format has. They are written in this format alone. */
export interface FormatOptions {
  readonly format: 'cup' | 'tsk' | 'xctsk' | 'lkt';
  /** By their names in the format. */
  readonly values: Readonly<Record<string, string>>;
}
