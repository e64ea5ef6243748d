/** What is known of the ground, wherever it comes from. */
export interface Terrain {
  /** Metres above mean sea level; undefined where it is unknown. */
  elevationAt(lat: number, lon: number): number | undefined;
}
