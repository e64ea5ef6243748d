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

/** A start, turnpoint or finish. */
export interface PlannedPoint extends Waypoint {
  readonly zone?: PlannedZone;
  /** Whether any position in the zone may be chosen, as in assigned area tasks. */
  readonly isArea?: true;
}

/** Settings of a task that only one format has. They are written in this format alone. */
export interface FormatOptions {
  readonly format: 'cup' | 'tsk' | 'xctsk' | 'lkt';
  /** By their names in the format. */
  readonly values: Readonly<Record<string, string>>;
}

/** Zone of a point: one that tasks are evaluated with, or a sector or line in any direction. */
export type PlannedZone = ObservationZone | Sector | FixedLine;

/** A sector of any angle and direction. */
export interface Sector {
  readonly kind: 'SECTOR';
  /** Metres. */
  readonly radiusM: number;
  /** Half of its angle, up to 180 degrees. */
  readonly halfAngleDeg: number;
  readonly axis: SectorAxis;
  /** Up to this radius, another half angle counts: 180 is a circle, 0 leaves nothing. */
  readonly inner?: { readonly radiusM: number; readonly halfAngleDeg: number };
}

/**
 * Middle of a sector: away from both neighbours, from the next point, from the previous point or
 * from the start; or a bearing in degrees from true north.
 */
export type SectorAxis = 'neighbours' | 'next' | 'previous' | 'start' | number;

/** A line that is not perpendicular to the course. */
export interface FixedLine {
  readonly kind: 'FIXED_LINE';
  /** Half of its length in metres. */
  readonly radiusM: number;
  /** Bearing in degrees from true north, perpendicular to the line and away from the task. */
  readonly axisDeg: number;
}
