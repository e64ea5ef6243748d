/** The same turn or difference of longitudes, by no more than half a circle to either side, in degrees. */
export function shortestDeg(degrees: number): number {
  return degrees - 360 * Math.round(degrees / 360);
}
