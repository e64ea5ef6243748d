import type { Schemas } from '@cloudstreet/sdk/contract';
import { sql } from 'kysely';
import { lockUser } from '../accounts/lock-user.js';
import type { Executor } from '../platform/database/database.js';
import { FieldError, text } from '../platform/errors/errors.js';
import { countWaypoints, findWaypoints } from './queries.js';

/** Maximum number of waypoints of a collection. */
const MAX_WAYPOINTS = 20_000;
/** Maximum number of waypoints of the collections of a user. */
export const MAX_WAYPOINTS_OF_USER = 100_000;

interface Adding {
  readonly collectionId: string;
  /** Owner of the collection. */
  readonly ownerId: number;
  readonly now: Date;
}

/**
 * Adds waypoints at the end of a collection, which is locked, and returns their ids.
 *
 * @throws {FieldError} If the collection or its owner has too many then.
 */
export async function addWaypoints(
  transaction: Executor,
  { collectionId, ownerId, now }: Adding,
  waypoints: readonly Schemas['NewWaypoint'][],
): Promise<number[]> {
  if (waypoints.length === 0) return [];
  // Locked, so that each of several simultaneous calls counts the others.
  await lockUser(transaction, ownerId);
  await requireRoom(transaction, { collectionId, ownerId }, waypoints.length);
  const { rows } = await sql<{ id: number }>`
    insert into waypoint (collection_id, name, lat, lon, elevation_m, kind, description, code,
      country, runway_direction_deg, runway_length_m, runway_width_m, frequency)
    select ${collectionId}, name, (geom -> 'coordinates' ->> 1)::double precision,
      (geom -> 'coordinates' ->> 0)::double precision, elevation, kind, description, code, country,
      runway_direction, runway_length, runway_width, frequency
    from rows from (jsonb_to_recordset(${JSON.stringify(waypoints)}::jsonb) as (
      name text, geom jsonb, elevation double precision, kind text, description text, code text,
      country text, runway_direction double precision, runway_length double precision,
      runway_width double precision, frequency text)
    ) with ordinality
    order by ordinality
    returning id`.execute(transaction);
  await countWaypoints(transaction, collectionId, now);
  return rows.map(({ id }) => id);
}

async function requireRoom(
  transaction: Executor,
  { collectionId, ownerId }: Omit<Adding, 'now'>,
  added: number,
): Promise<void> {
  const { own, all } = await transaction
    .selectFrom('waypoint_collection')
    .where('user_id', '=', ownerId)
    .select([
      sql<number>`coalesce(sum(waypoints) filter (where id = ${collectionId}), 0)::int`.as('own'),
      sql<number>`coalesce(sum(waypoints), 0)::int`.as('all'),
    ])
    .executeTakeFirstOrThrow();
  const loc = ['query', 'collection_id'];
  if (own + added > MAX_WAYPOINTS) {
    const message = text('waypoint.full', { most: MAX_WAYPOINTS });
    throw new FieldError([{ loc, type: 'COLLECTION_FULL', message }]);
  }
  if (all + added > MAX_WAYPOINTS_OF_USER) {
    const message = text('waypoint.tooMany', { most: MAX_WAYPOINTS_OF_USER });
    throw new FieldError([{ loc, type: 'TOO_MANY_WAYPOINTS', message }]);
  }
}

/** Leaves out waypoints that a collection has already, or that come twice. */
export async function withoutKnown(
  db: Executor,
  collectionId: string | undefined,
  waypoints: readonly Schemas['NewWaypoint'][],
): Promise<Schemas['NewWaypoint'][]> {
  const stored = collectionId === undefined ? [] : await findWaypoints(db, collectionId);
  const known = new Set(stored.map(({ name, lat, lon }) => keyOf(name, lat, lon)));
  const fresh: Schemas['NewWaypoint'][] = [];
  for (const waypoint of waypoints) {
    const [lon, lat] = waypoint.geom.coordinates;
    const key = keyOf(waypoint.name, lat, lon);
    if (known.has(key)) continue;
    known.add(key);
    fresh.push(waypoint);
  }
  return fresh;
}

/** Degrees with five decimals: about one metre, finer than the minutes of CUP files. */
function keyOf(name: string, lat: number, lon: number): string {
  return JSON.stringify([name, lat.toFixed(5), lon.toFixed(5)]);
}
