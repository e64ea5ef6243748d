import { describeValue } from '../units/check-value.js';

/** A place on the ellipsoid in degrees, north and east positive. */
export interface Position {
  readonly lat: number;
  readonly lon: number;
}

/**
 * @throws {TypeError} If the position is not an object.
 * @throws {RangeError} If a figure is missing, or beyond a pole.
 */
export function checkPosition(position: Position): void {
  if (typeof position !== 'object' || position === null) {
    throw new TypeError(`Not a position: ${describeValue(position)}.`);
  }
  const { lat, lon } = position;
  if (Number.isFinite(lat) && Math.abs(lat) <= 90 && Number.isFinite(lon)) return;
  throw new RangeError(
    `Not a position: latitude ${describeValue(lat)}, longitude ${describeValue(lon)}.`,
  );
}
