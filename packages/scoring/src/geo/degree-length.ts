import { RADIANS_PER_DEGREE, WGS84_FLATTENING, WGS84_SEMI_MAJOR_M } from './ellipsoid.js';

const ECCENTRICITY_SQUARED = WGS84_FLATTENING * (2 - WGS84_FLATTENING);

/** No degree of latitude is shorter; on the equator it is 110 574 m. */
export const MIN_METRES_PER_DEGREE = 110_570;

/** Metres per degree at a latitude. */
export interface DegreeLength {
  readonly eastM: number;
  readonly northM: number;
}

/** Returns metres per degree along the parallel and the meridian, on the WGS84 ellipsoid. */
export function degreeLength(lat: number): DegreeLength {
  const phi = lat * RADIANS_PER_DEGREE;
  const sinPhi = Math.sin(phi);
  const bend = 1 - ECCENTRICITY_SQUARED * sinPhi * sinPhi;
  const across = WGS84_SEMI_MAJOR_M / Math.sqrt(bend);
  return {
    eastM: across * Math.cos(phi) * RADIANS_PER_DEGREE,
    northM: ((across * (1 - ECCENTRICITY_SQUARED)) / bend) * RADIANS_PER_DEGREE,
  };
}
