import type { Executor } from '../platform/database/database.js';
import { updateFilterColumns } from '../rankings/filter-columns.js';
import { filesOf } from './queries.js';

/** Finds the files of all stories of a user's flights, and of those that they added as co-pilot. */
export async function findFilesOfUser(transaction: Executor, userId: number): Promise<string[]> {
  const stories = await transaction
    .selectFrom('story')
    .innerJoin('any_flight as flight', 'flight.id', 'flight_id')
    .where((eb) =>
      eb.or([
        eb(eb.fn.coalesce('flight.user_id', 'flight.co_user_id'), '=', userId),
        eb('story.user_id', '=', userId),
      ]),
    )
    .selectAll('story')
    .execute();
  return stories.flatMap(filesOf);
}

/**
 * Removes stories of the user from flights that stay: those of the pilot from flights of their
 * co-pilots, and those of a co-pilot.
 */
export async function removeFromKeptFlights(transaction: Executor, userId: number): Promise<void> {
  const { kept_flights: kept, co_flights: coFlights } = await transaction
    .selectFrom('deleted_account')
    .where('id', '=', userId)
    .select(['kept_flights', 'co_flights'])
    .executeTakeFirstOrThrow();
  await transaction
    .deleteFrom('story')
    .where((eb) => eb('flight_id', '=', eb.fn.any(eb.val(kept))))
    .where('user_id', 'is', null)
    .execute();
  await transaction.deleteFrom('story').where('user_id', '=', userId).execute();
  await updateFilterColumns(transaction, [...kept, ...coFlights]);
}
