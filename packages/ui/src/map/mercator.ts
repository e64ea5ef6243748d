/** Maximum latitude of the Mercator map, which grows without limit towards the poles. */
const MAX_LAT = 85;

/** Metres per degree along the equator of WGS84. Along a parallel they shrink with its cosine. */
export const METRES_PER_DEGREE = 111_320;

/**
 * Returns the distance from the equator in widths of the world on the Mercator map, north positive.
 */
export function mercatorY(lat: number): number {
  const limited = Math.min(MAX_LAT, Math.max(-MAX_LAT, lat));
  return Math.log(Math.tan(Math.PI / 4 + (limited * Math.PI) / 360)) / (2 * Math.PI);
}

/** Returns the latitude in degrees at a distance from the equator in widths of the world. */
export function latOfMercatorY(y: number): number {
  const lat = (Math.atan(Math.exp(y * 2 * Math.PI)) * 360) / Math.PI - 90;
  return Math.min(MAX_LAT, Math.max(-MAX_LAT, lat));
}
