import { sql } from 'kysely';
import type { Executor } from '../platform/database/database.js';
import type { Feature } from '../tasks/points.js';
import { type GroundPosition, move, offsetTo } from './simulator/earth.js';

/** A named place of a demo task. */
export interface Place extends GroundPosition {
  readonly name: string;
  readonly elevation: number | null;
}

/** A place as seen from another one. */
export interface Direction {
  readonly bearingDeg: number;
  readonly distanceKm: number;
  /** Name if no airfield is near. */
  readonly name: string;
}

/** Returns the airfield nearest to a place, or the place itself. */
export async function placeAt(
  db: Executor,
  home: GroundPosition,
  { bearingDeg, distanceKm, name }: Direction,
): Promise<Place> {
  const wish = move(home, offsetTo((bearingDeg * Math.PI) / 180, distanceKm * 1000));
  return (await findAirfield(db, wish)) ?? { ...wish, name, elevation: null };
}

/** Finds the airfield nearest to a position. Returns none if it is farther away than about 15 km. */
export async function findAirfield(
  db: Executor,
  { lat, lon }: GroundPosition,
): Promise<Place | undefined> {
  const { rows } = await sql<Place>`
    select name, lat, lon, elevation_m as elevation from airport
    where abs(lat - ${lat}) < 0.15 and abs(lon - ${lon}) < 0.2
    order by (lat - ${lat}) ^ 2 + ((lon - ${lon}) * cos(radians(${lat}))) ^ 2, id
    limit 1`.execute(db);
  return rows[0];
}

/** Returns a point of a task, with a cylinder if it has a radius. */
export function toFeature({ name, lat, lon, elevation }: Place, radiusKm?: number): Feature {
  return {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [lon, lat] },
    properties: {
      name: name.slice(0, 100),
      ...(elevation !== null && { elevation: Math.round(elevation) }),
      ...(radiusKm !== undefined && { kind: 'CYLINDER', radius: radiusKm }),
    },
  };
}
