import type { Position } from '../../geo/position.js';

/** The sphere on which the OnLine Contest measures. */
const RADIUS_KM = 6371;
const RADIANS_PER_DEGREE = Math.PI / 180;

/** Length of a path as the OnLine Contest measures it. */
export function pathOnSphereKm(path: readonly Position[]): number {
  return path.slice(1).reduce((sum, to, i) => sum + sphereKm(path[i]!, to), 0);
}

function sphereKm(from: Position, to: Position): number {
  const northRad = (to.lat - from.lat) * RADIANS_PER_DEGREE;
  const eastRad = (to.lon - from.lon) * RADIANS_PER_DEGREE;
  const chord =
    Math.sin(northRad / 2) ** 2 +
    Math.cos(from.lat * RADIANS_PER_DEGREE) *
      Math.cos(to.lat * RADIANS_PER_DEGREE) *
      Math.sin(eastRad / 2) ** 2;
  return 2 * RADIUS_KM * Math.asin(Math.sqrt(chord));
}
