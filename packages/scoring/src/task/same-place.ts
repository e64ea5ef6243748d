import { distanceM } from '../geo/distance.js';
import type { Position } from '../geo/position.js';

/** Points of a task up to this far apart, inclusive, are taken for one place. A limit of our own. */
export const SAME_PLACE_M = 1000;

/** Whether two points of a task are one place, such as start and finish of a closed one. */
export function isSamePlace(a: Position, b: Position): boolean {
  return distanceM(a, b) <= SAME_PLACE_M;
}
