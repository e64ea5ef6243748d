import { sql } from 'kysely';
import type { Executor } from '../../platform/database/database.js';
import type { SignedInUser } from '../../platform/http/operation.js';

interface Starred {
  readonly starred: true;
}

/** Finds the flights that the caller likes, by the ids of the flights. */
export async function findStarred(
  db: Executor,
  caller: Pick<SignedInUser, 'id'> | undefined,
  flightIds: readonly number[],
): Promise<ReadonlyMap<number, Starred>> {
  if (!caller || flightIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('flight_star')
    .where('user_id', '=', caller.id)
    .where('flight_id', 'in', [...flightIds])
    .select('flight_id')
    .execute();
  return new Map(rows.map(({ flight_id: id }) => [id, { starred: true }]));
}

/**
 * Counts the stars of restored flights again. They come back with their old counts, and those who
 * liked them may have deleted their accounts.
 */
export async function recountStars(transaction: Executor, userId: number): Promise<void> {
  await sql`
    update any_flight as flight set stars = (
      select count(*) from flight_star where flight_star.flight_id = flight.id)
    where coalesce(user_id, co_user_id) = ${userId}`.execute(transaction);
  await sql`
    update any_flight_contest as result set stars = flight.stars from any_flight as flight
    where flight.id = result.flight_id and result.stars <> flight.stars
      and coalesce(flight.user_id, flight.co_user_id) = ${userId}`.execute(transaction);
}
