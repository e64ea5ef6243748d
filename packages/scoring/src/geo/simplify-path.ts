import { checkFinite, checkList, checkNumber } from '../units/check-value.js';

/** A place on a flat map or picture, in any unit. */
export type PlanePoint = readonly [x: number, y: number];

/**
 * Thins a path: the result is nowhere farther than the tolerance from the path. First and last
 * point stay.
 *
 * @param tolerance In the unit of the path.
 * @throws {TypeError} If the path is no list of pairs of numbers, or the tolerance no number.
 * @throws {RangeError} If the tolerance is negative or NaN, or a figure of the path not finite.
 * @see Douglas and Peucker 1973
 */
export function simplifyPath(path: readonly PlanePoint[], tolerance: number): PlanePoint[] {
  checkNumber('tolerance', tolerance, { min: 0 });
  checkList('path', path);
  for (const point of path) {
    checkList('point of the path', point);
    checkFinite('x of the path', point[0]);
    checkFinite('y of the path', point[1]);
  }
  if (path.length < 3) return [...path];
  const keep = new Uint8Array(path.length);
  keep[0] = 1;
  keep[path.length - 1] = 1;
  const open: [number, number][] = [[0, path.length - 1]];
  for (let span = open.pop(); span; span = open.pop()) {
    const [first, last] = span;
    const farthest = farthestBetween(path, first, last, tolerance);
    if (farthest < 0) continue;
    keep[farthest] = 1;
    open.push([first, farthest], [farthest, last]);
  }
  return path.filter((_, index) => keep[index] === 1);
}

/** Index of the point farthest from the chord, or -1 where all are within the tolerance. */
function farthestBetween(
  path: readonly PlanePoint[],
  first: number,
  last: number,
  tolerance: number,
): number {
  const [from, to] = [path[first], path[last]];
  if (!from || !to) return -1;
  let found = -1;
  let worst = tolerance * tolerance;
  for (let index = first + 1; index < last; index += 1) {
    const distance = squareToChord(path[index] as PlanePoint, from, to);
    if (distance > worst) {
      worst = distance;
      found = index;
    }
  }
  return found;
}

function squareToChord([x, y]: PlanePoint, [ax, ay]: PlanePoint, [bx, by]: PlanePoint): number {
  const [dx, dy] = [bx - ax, by - ay];
  const square = dx * dx + dy * dy;
  const share = square === 0 ? 0 : ((x - ax) * dx + (y - ay) * dy) / square;
  const held = Math.min(1, Math.max(0, share));
  return (ax + held * dx - x) ** 2 + (ay + held * dy - y) ** 2;
}
