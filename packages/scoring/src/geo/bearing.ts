import { RADIANS_PER_DEGREE } from './ellipsoid.js';
import { checkPosition, type Position } from './position.js';
import { directGeodesic, findGeodesic } from './vincenty.js';

/**
 * Returns the direction of the shortest path at its start, in degrees clockwise from true north, 0
 * up to but not including 360. Zero for equal positions.
 *
 * @throws {TypeError} If one of them is not an object.
 * @throws {RangeError} If the positions are nearly opposite each other on the globe, or invalid.
 */
export function bearingDeg(from: Position, to: Position): number {
  checkPosition(from);
  checkPosition(to);
  const geodesic = findGeodesic(from, to);
  if (!geodesic) {
    throw new RangeError(
      `No bearing between opposite positions ${from.lat},${from.lon} and ${to.lat},${to.lon}.`,
    );
  }
  return (geodesic.initialAzimuth / RADIANS_PER_DEGREE + 360) % 360;
}

/**
 * Returns the position at the end of a geodesic.
 *
 * @param bearing Direction at its start, in degrees clockwise from true north.
 * @param distanceM Its length in metres.
 * @throws {TypeError} If `from` is not an object.
 * @throws {RangeError} If a figure is not finite, or `from` is not a position.
 */
export function destination(from: Position, bearing: number, distanceM: number): Position {
  checkPosition(from);
  if (!Number.isFinite(bearing) || !Number.isFinite(distanceM)) {
    throw new RangeError(`No destination ${distanceM} m away towards ${bearing}°.`);
  }
  return directGeodesic(from, bearing * RADIANS_PER_DEGREE, distanceM);
}
