import { checkFinite, checkList, checkNumber } from '../units/check-value.js';

/** A place on a flat map or image, in any unit. */
export type PlanePoint = readonly [x: number, y: number];

/**
 * Simplifies a path (Douglas-Peucker): the result deviates by no more than the tolerance, as far as
 * the number of points allows. The first and last point stay; others are added by their deviation.
 *
 * @param tolerance In the unit of the path.
 * @param most Maximum number of points, at least two; any number by default.
 * @throws {TypeError} If the path is not a list of pairs of numbers, or another argument is not a
 *   number.
 * @throws {RangeError} If the tolerance is negative or NaN, the number below two, or a figure of
 *   the path not finite.
 * @see Douglas and Peucker 1973
 */
export function simplifyPath(
  path: readonly PlanePoint[],
  tolerance: number,
  most = Number.POSITIVE_INFINITY,
): PlanePoint[] {
  checkNumber('tolerance', tolerance, { min: 0 });
  checkNumber('most', most, { min: 2 });
  checkList('path', path);
  for (const point of path) {
    checkList('point of the path', point);
    checkFinite('x of the path', point[0]);
    checkFinite('y of the path', point[1]);
  }
  if (path.length < 3) return [...path];
  const kept = [0, path.length - 1];
  const open: Bend[] = [];
  addBend(open, path, { first: 0, last: path.length - 1, tolerance });
  for (let bend = open.pop(); bend && kept.length < most; bend = open.pop()) {
    const { first, last, farthest } = bend;
    kept.push(farthest);
    addBend(open, path, { first, last: farthest, tolerance });
    addBend(open, path, { first: farthest, last, tolerance });
  }
  return kept.toSorted((a, b) => a - b).map((index) => path[index] as PlanePoint);
}

/** A part of a path, and its point farthest from the chord. */
interface Bend {
  readonly first: number;
  readonly last: number;
  readonly farthest: number;
  /** Distance of that point from the chord. */
  readonly square: number;
}

/**
 * Adds a part that is not straight enough to a list sorted by deviation; the last deviates most.
 */
function addBend(
  open: Bend[],
  path: readonly PlanePoint[],
  { first, last, tolerance }: { first: number; last: number; tolerance: number },
): void {
  const [from, to] = [path[first], path[last]];
  if (!from || !to) return;
  let farthest = -1;
  let square = tolerance * tolerance;
  for (let index = first + 1; index < last; index += 1) {
    const distance = squareToChord(path[index] as PlanePoint, from, to);
    if (distance > square) {
      square = distance;
      farthest = index;
    }
  }
  if (farthest < 0) return;
  open.splice(placeOf(square, open), 0, { first, last, farthest, square });
}

/** Index for the part. */
function placeOf(square: number, open: readonly Bend[]): number {
  let [low, high] = [0, open.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (open[middle]!.square < square) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Without destructuring, which would take most of the time. */
function squareToChord(point: PlanePoint, from: PlanePoint, to: PlanePoint): number {
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const x = point[0] - from[0];
  const y = point[1] - from[1];
  const square = dx * dx + dy * dy;
  const share = square === 0 ? 0 : (x * dx + y * dy) / square;
  const held = Math.min(1, Math.max(0, share));
  return (held * dx - x) ** 2 + (held * dy - y) ** 2;
}
