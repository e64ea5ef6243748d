import type { Position } from '../../geo/position.js';

const RADIANS_PER_DEGREE = Math.PI / 180;

/**
 * Distance in kilometres as some programs measure: degrees of latitude and longitude take the
 * lengths that they have at the middle latitude. Up to 0.05 % off the ellipsoid.
 *
 * @see United States, 47 CFR 73.208 (c)
 */
export function fccDistanceKm(from: Position, to: Position): number {
  const middle = ((from.lat + to.lat) / 2) * RADIANS_PER_DEGREE;
  const cos = (times: number) => Math.cos(times * middle);
  const kmPerDegreeNorth = 111.13209 - 0.56605 * cos(2) + 0.0012 * cos(4);
  const kmPerDegreeEast = 111.41513 * cos(1) - 0.09455 * cos(3) + 0.00012 * cos(5);
  return Math.hypot(kmPerDegreeNorth * (to.lat - from.lat), kmPerDegreeEast * (to.lon - from.lon));
}
