import { sql } from 'kysely';
import type { Executor } from '../../platform/database/database.js';

/**
 * Finds the ids of a user's flights, and of flights with them as co-pilot that have no other user.
 */
export async function findOwnFlightIds(db: Executor, userId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from any_flight
    where user_id = ${userId} or (user_id is null and co_user_id = ${userId})
    order by id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Rows are read in chunks of this size. */
const CHUNK = 50;

export function* inChunks(ids: readonly number[]): Generator<number[]> {
  for (let first = 0; first < ids.length; first += CHUNK) yield ids.slice(first, first + CHUNK);
}
