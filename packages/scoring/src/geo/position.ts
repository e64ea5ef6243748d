/** A place on the ellipsoid in degrees, north and east positive. */
export interface Position {
  readonly lat: number;
  readonly lon: number;
}
