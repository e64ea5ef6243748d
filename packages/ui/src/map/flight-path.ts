/** Positions in degrees as columns of equal length, in the order flown. */
export interface PositionColumns {
  lat: ArrayLike<number>;
  lon: ArrayLike<number>;
}

/** A place in degrees, north and east positive. */
export interface LatLon {
  lat: number;
  lon: number;
}

/** A line on the map; longitudes may run on beyond ±180°. */
export type MapPath = readonly (readonly [lon: number, lat: number])[];

/** West, south, east and north in degrees; east is above 180 where the box crosses 180°. */
export type PathBounds = [west: number, south: number, east: number, north: number];

/**
 * The path as GeoJSON coordinates. Longitudes run on beyond ±180°, so that a flight across the
 * antimeridian stays one short line instead of one around the world.
 */
export function toPath({ lat, lon }: PositionColumns): [lon: number, lat: number][] {
  const path: [number, number][] = [];
  let last: number | undefined;
  const count = Math.min(lat.length, lon.length);
  for (let index = 0; index < count; index += 1) {
    const y = lat[index];
    const x = lon[index];
    if (y === undefined || x === undefined) break;
    last = last === undefined ? x : nearLon(x, last);
    path.push([last, y]);
  }
  return path;
}

/** The same meridian, named so that it differs by at most 180° from another. */
export function nearLon(lon: number, other: number): number {
  return lon - 360 * Math.round((lon - other) / 360);
}

/** The box around paths made by `toPath`; `undefined` where there is no position. */
export function boundsOf(paths: readonly MapPath[]): PathBounds | undefined {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const path of paths) {
    for (const place of path) {
      west = Math.min(west, place[0]);
      south = Math.min(south, place[1]);
      east = Math.max(east, place[0]);
      north = Math.max(north, place[1]);
    }
  }
  return Number.isFinite(west) ? [west, south, east, north] : undefined;
}
