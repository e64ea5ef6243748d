import type { FlightColumns } from './flight-columns.js';

/** A position in degrees, north and east positive. */
export interface LatLon {
  lat: number;
  lon: number;
}

/** A line on the map. Longitudes may exceed ±180°. */
export type MapPath = readonly (readonly [lon: number, lat: number])[];

/** Bounding box in degrees; east is above 180 if the box crosses the antimeridian. */
export type PathBounds = [west: number, south: number, east: number, north: number];

/**
 * Returns the path as GeoJSON coordinates. Longitudes continue beyond ±180°, so a flight across the
 * antimeridian stays one short line instead of one around the world.
 */
export function toPath({
  latDeg,
  lonDeg,
}: Pick<FlightColumns, 'latDeg' | 'lonDeg'>): [lon: number, lat: number][] {
  const path: [number, number][] = [];
  let last: number | undefined;
  const count = Math.min(latDeg.length, lonDeg.length);
  for (let index = 0; index < count; index += 1) {
    const y = latDeg[index];
    const x = lonDeg[index];
    if (y === undefined || x === undefined) break;
    last = last === undefined ? x : nearLon(x, last);
    path.push([last, y]);
  }
  return path;
}

/** Shifts a longitude by full turns until it differs by at most 180° from another. */
export function nearLon(lon: number, other: number): number {
  return lon - 360 * Math.round((lon - other) / 360);
}

/** Returns the bounding box of paths from `toPath`; `undefined` without positions. */
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
