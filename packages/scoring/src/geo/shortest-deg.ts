/** Wraps a turn or difference of longitudes to at most half a circle to either side, in degrees. */
export function shortestDeg(degrees: number): number {
  return degrees - 360 * Math.round(degrees / 360);
}
