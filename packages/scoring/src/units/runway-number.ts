import { checkFinite } from './check-value.js';

/** Tens of degrees in a circle. */
const CIRCLE = 36;

/**
 * Returns the number painted on a runway, `01` to `36`: its direction in tens of degrees, where
 * north is `36`. The other end has the number of the opposite direction.
 *
 * @param directionDeg Clockwise from north; any turn of the circle.
 * @throws {TypeError} If the direction is not a number.
 * @throws {RangeError} If it is NaN or infinite.
 */
export function runwayNumber(directionDeg: number): string {
  checkFinite('direction', directionDeg);
  const tens = ((Math.round(directionDeg / 10) % CIRCLE) + CIRCLE) % CIRCLE;
  return String(tens || CIRCLE).padStart(2, '0');
}
