import { distanceM } from '../geo/distance.js';
import type { Position } from '../geo/position.js';

/**
 * Maximum distance in metres, inclusive, between points that count as one place. The limit is this
 * project's.
 */
export const SAME_PLACE_M = 1000;

/** Whether two points of a task are the same place, such as start and finish of a closed task. */
export function isSamePlace(a: Position, b: Position): boolean {
  return distanceM(a, b) <= SAME_PLACE_M;
}
