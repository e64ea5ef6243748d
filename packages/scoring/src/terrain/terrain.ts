/** Source of ground elevations. */
export interface Terrain {
  /** Returns metres above mean sea level; undefined if unknown. */
  elevationAt(lat: number, lon: number): number | undefined;
}
