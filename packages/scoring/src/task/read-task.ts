import type { Position } from '../geo/position.js';
import type { LegShareBand } from '../shape/fai-triangle.js';
import type { TaskKind } from './task.js';

/** How a contest reads tasks. */
export interface TaskShapes {
  /** What makes a triangle, and each half of a rectangle. */
  readonly bands: readonly LegShareBand[];
  /** What a kilometre of each kind counts, in hundredths. Of several readings the one worth most holds. */
  readonly factorPercents: Readonly<Record<TaskKind, number>>;
}

/** A task as a contest reads it. */
export interface TaskReading {
  readonly kind: TaskKind;
  /** Length of `lines` in km, 2 decimals. */
  readonly distanceKm: number;
  /** Points between start and finish. */
  readonly turnpoints: number;
  /** Of a triangle or rectangle; 1 for any other kind. */
  readonly laps: 1 | 2 | 3;
  /** The start is no corner of the triangle or rectangle, and its legs do not count. */
  readonly startOnLeg: boolean;
  /** Start and finish are the same place. */
  readonly isClosed: boolean;
  /** The points of the task. */
  readonly points: readonly Position[];
  /** What is measured: the legs, or the sides of the corners of every lap. */
  readonly lines: readonly (readonly [from: Position, to: Position])[];
}

export function readTask(_points: readonly Position[], _shapes: TaskShapes): TaskReading {
  throw new Error('Not yet.');
}
