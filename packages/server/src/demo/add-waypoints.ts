import type { Schemas } from '@cloudstreet/sdk/contract';
import { sql } from 'kysely';
import type { Executor } from '../platform/database/database.js';
import type { Services } from '../platform/services.js';
import { addWaypoints as insertWaypoints } from '../waypoints/add-waypoints.js';
import { createCollection } from '../waypoints/create-collection.js';

/** A collection of the airfields from which the demo is flown. */
const AIRFIELDS = {
  name: 'Airfields we fly from',
  description: 'Elevations are those of the charts.',
  visibility: 'public',
} as const;

/** Turning points of the pilot that visitors log in as, on the map around the airfields. */
const TURNPOINTS = {
  name: 'Turnpoints for short days',
  description: 'Towers and crossings that are easy to see from the air.',
  visibility: 'public',
} as const;
const TURNPOINT_NAMES = ['North tower', 'East crossing', 'South bridge', 'West quarry'];
const OFFSET_DEG = 0.25;

/**
 * Gives a demo pilot and another one collections of waypoints, one of which others like. Does
 * nothing if there are any.
 */
export async function addWaypoints(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { userId, pilots }: { userId: number; pilots: readonly number[] },
): Promise<void> {
  const now = clock();
  const [second, third] = pilots.filter((one) => one !== userId);
  if (second === undefined) return;
  await db.transaction().execute(async (transaction) => {
    const { rows } = await sql`select from waypoint_collection limit 1`.execute(transaction);
    if (rows.length > 0) return;
    const airfields = await findAirfields(transaction, userId);
    const [home] = airfields;
    if (!home) return;
    const shared = await createCollection(transaction, { userId: second, now }, AIRFIELDS);
    await insertWaypoints(transaction, { collectionId: shared, ownerId: second, now }, airfields);
    const own = await createCollection(transaction, { userId, now }, TURNPOINTS);
    const turnpoints = turnpointsAround(home);
    await insertWaypoints(transaction, { collectionId: own, ownerId: userId, now }, turnpoints);
    for (const fan of [userId, third]) {
      if (fan === undefined) continue;
      await transaction
        .insertInto('waypoint_collection_star')
        .values({ collection_id: shared, user_id: fan, created: now })
        .execute();
    }
  });
}

/** Finds the airfields of all flights, that of the last flight of a user first. */
async function findAirfields(
  transaction: Executor,
  userId: number,
): Promise<Schemas['NewWaypoint'][]> {
  const { rows } = await sql<{ name: string; lat: number; lon: number; elevation: number | null }>`
    select name, lat, lon, elevation_m as elevation from airport
    where id in (select takeoff_airport_id from flight)
    order by id = (
      select takeoff_airport_id from flight where user_id = ${userId}
      order by takeoff_time desc limit 1
    ) desc nulls last, id`.execute(transaction);
  return rows.map(({ name, lat, lon, elevation }) =>
    Object.assign(
      { name, geom: pointAt(lon, lat), kind: 'gliding_airfield' as const },
      elevation !== null && { elevation: Math.round(elevation) },
    ),
  );
}

function turnpointsAround({ geom, elevation }: Schemas['NewWaypoint']): Schemas['NewWaypoint'][] {
  const [lon, lat] = geom.coordinates;
  return TURNPOINT_NAMES.map((name, index) => {
    const angle = (index / TURNPOINT_NAMES.length) * 2 * Math.PI;
    const east = lon + OFFSET_DEG * 1.5 * Math.sin(angle);
    const north = lat + OFFSET_DEG * Math.cos(angle);
    return Object.assign(
      { name, geom: pointAt(east, north), kind: 'waypoint' as const },
      elevation !== undefined && { elevation },
    );
  });
}

function pointAt(lon: number, lat: number): Schemas['NewWaypoint']['geom'] {
  return { type: 'Point', coordinates: [lon, lat] };
}
