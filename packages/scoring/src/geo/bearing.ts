import { RADIANS_PER_DEGREE } from './ellipsoid.js';
import type { Position } from './position.js';
import { directGeodesic, findGeodesic } from './vincenty.js';

/**
 * Direction of the shortest path at its beginning, in degrees clockwise from true north, 0 up to
 * but not including 360. Zero for equal positions.
 *
 * @throws {RangeError} If the positions are nearly opposite each other on the globe.
 */
export function bearingDeg(from: Position, to: Position): number {
  const geodesic = findGeodesic(from, to);
  if (!geodesic) {
    throw new RangeError(
      `No bearing between opposite positions ${from.lat},${from.lon} and ${to.lat},${to.lon}.`,
    );
  }
  return (geodesic.initialAzimuth / RADIANS_PER_DEGREE + 360) % 360;
}

/** The position `distanceM` metres from `from` on the geodesic that starts towards `bearing` (degrees). */
export function destination(from: Position, bearing: number, distanceM: number): Position {
  return directGeodesic(from, bearing * RADIANS_PER_DEGREE, distanceM);
}
