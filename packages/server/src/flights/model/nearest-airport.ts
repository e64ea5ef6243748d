import { distanceKm, type Position } from '@cloudstreet/scoring/geo';
import { sql } from 'kysely';
import type { Executor } from '../../platform/database/database.js';

/**
 * Maximum distance of a takeoff from its airport: the ends of a runway are up to 2 km from its
 * middle, and positions of gliding sites in public lists are a few kilometres off.
 */
const MAX_DISTANCE_KM = 5;
const KM_PER_DEGREE = 111;

export interface NearestAirport {
  readonly id: number;
  readonly elevationM: number | null;
}

/** Finds the airport of a takeoff or landing. */
export async function findNearestAirport(
  db: Executor,
  position: Position,
): Promise<NearestAirport | undefined> {
  const { lat, lon } = position;
  const marginLat = MAX_DISTANCE_KM / KM_PER_DEGREE;
  const marginLon = marginLat / Math.max(0.05, Math.cos((lat * Math.PI) / 180));
  const candidates = await db
    .selectFrom('airport')
    .where(
      sql<boolean>`point(lon, lat) <@ box(
        point(${lon - marginLon}, ${lat - marginLat}), point(${lon + marginLon}, ${lat + marginLat}))`,
    )
    .select(['id', 'elevation_m', 'lat', 'lon'])
    .execute();
  const [nearest] = candidates
    .map((airport) => ({ airport, distance: distanceKm(position, airport) }))
    .filter(({ distance }) => distance <= MAX_DISTANCE_KM)
    .toSorted((a, b) => a.distance - b.distance);
  return nearest && { id: nearest.airport.id, elevationM: nearest.airport.elevation_m };
}
