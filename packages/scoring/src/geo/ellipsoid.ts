/**
 * The WGS84 ellipsoid.
 *
 * @see NGA.STND.0036, table 3.1
 */
export const WGS84_SEMI_MAJOR_M = 6_378_137;
export const WGS84_FLATTENING = 1 / 298.257223563;
export const WGS84_SEMI_MINOR_M = WGS84_SEMI_MAJOR_M * (1 - WGS84_FLATTENING);

export const RADIANS_PER_DEGREE = Math.PI / 180;
