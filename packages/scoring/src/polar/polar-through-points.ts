import { checkFinite, checkList, checkObject } from '../units/check-value.js';
import { checkPolar, type Polar } from './polar.js';

/** A speed, and the vertical speed in still air that belongs to it. */
export interface PolarPoint {
  /** Along the flight path, at sea level. */
  readonly speedMps: number;
  /** Negative. */
  readonly verticalSpeedMps: number;
}

/**
 * Returns the polar through three points, as lists of polars give them: the parabola on which they
 * lie. For speeds v and vertical speeds w in m/s, from the slowest, with s₁ = (w₂ − w₁) / (v₂ − v₁)
 * and s₂ = (w₃ − w₂) / (v₃ − v₂): a = (s₂ − s₁) / (v₃ − v₁), b = s₁ − a·(v₁ + v₂), c = w₁ − a·v₁² −
 * b·v₁.
 *
 * @param points At three different speeds, in any order.
 * @param rest Other properties of the polar.
 * @throws {TypeError} If an argument has the wrong type.
 * @throws {RangeError} If there are not three points at three speeds, or their parabola is not a
 *   usable polar.
 * @see Newton's divided differences
 */
export function polarThroughPoints(
  points: readonly PolarPoint[],
  rest: Omit<Polar, 'a' | 'b' | 'c'>,
): Polar {
  checkList('points', points);
  for (const point of points) checkPoint(point);
  const [first, second, third] = points.toSorted((one, other) => one.speedMps - other.speedMps);
  if (!first || !second || !third || points.length > 3) {
    throw new RangeError(`points must be 3, not ${points.length}.`);
  }
  if (first.speedMps === second.speedMps || second.speedMps === third.speedMps) {
    throw new RangeError(`points must have 3 speeds, but ${second.speedMps} m/s is given twice.`);
  }
  const low = slope(first, second);
  const a = (slope(second, third) - low) / (third.speedMps - first.speedMps);
  const b = low - a * (first.speedMps + second.speedMps);
  const c = first.verticalSpeedMps - (a * first.speedMps + b) * first.speedMps;
  checkObject('rest', rest, []);
  const polar = { ...rest, a, b, c };
  checkPolar(polar);
  return polar;
}

function checkPoint(point: PolarPoint): void {
  checkObject('point', point, ['speedMps', 'verticalSpeedMps']);
  checkFinite('speedMps', point.speedMps);
  checkFinite('verticalSpeedMps', point.verticalSpeedMps);
}

function slope(from: PolarPoint, to: PolarPoint): number {
  return (to.verticalSpeedMps - from.verticalSpeedMps) / (to.speedMps - from.speedMps);
}
