/** A place on the ellipsoid in degrees, north and east positive. */
export interface Position {
  readonly lat: number;
  readonly lon: number;
}

/** @throws {RangeError} If the position is none: a figure is missing, or beyond a pole. */
export function checkPosition({ lat, lon }: Position): void {
  if (Math.abs(lat) <= 90 && Number.isFinite(lon)) return;
  throw new RangeError(`Not a position: latitude ${lat}, longitude ${lon}.`);
}
