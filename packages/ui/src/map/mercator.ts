/** Latitude at which the Mercator map ends: towards the poles it grows without limit. */
const MAX_LAT = 85;

/** Metres of a degree along the equator of WGS84; along a parallel they shrink with its cosine. */
export const METRES_PER_DEGREE = 111_320;

/** Distance from the equator in widths of the world on the Mercator map, north positive. */
export function mercatorY(lat: number): number {
  const limited = Math.min(MAX_LAT, Math.max(-MAX_LAT, lat));
  return Math.log(Math.tan(Math.PI / 4 + (limited * Math.PI) / 360)) / (2 * Math.PI);
}

/** Latitude in degrees at a distance from the equator in widths of the world. */
export function latOfMercatorY(y: number): number {
  const lat = (Math.atan(Math.exp(y * 2 * Math.PI)) * 360) / Math.PI - 90;
  return Math.min(MAX_LAT, Math.max(-MAX_LAT, lat));
}
