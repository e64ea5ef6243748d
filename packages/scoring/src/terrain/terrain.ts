/** Source of ground elevations. */
export interface Terrain {
  /** Metres above mean sea level; undefined if it is unknown. */
  elevationAt(lat: number, lon: number): number | undefined;
}
