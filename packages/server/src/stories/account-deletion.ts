import type { Executor } from '../platform/database/database.js';
import { updateFilterColumns } from '../rankings/filter-columns.js';
import { filesOf } from './queries.js';

/** Finds the files of all stories of a user's flights. */
export async function findFilesOfUser(transaction: Executor, userId: number): Promise<string[]> {
  const stories = await transaction
    .selectFrom('story')
    .innerJoin('any_flight as flight', 'flight.id', 'flight_id')
    .where((eb) => eb(eb.fn.coalesce('flight.user_id', 'flight.co_user_id'), '=', userId))
    .selectAll('story')
    .execute();
  return stories.flatMap(filesOf);
}

/** Removes stories of flights that stay for their co-pilots. */
export async function removeFromKeptFlights(transaction: Executor, userId: number): Promise<void> {
  const { kept_flights: flightIds } = await transaction
    .selectFrom('deleted_account')
    .where('id', '=', userId)
    .select('kept_flights')
    .executeTakeFirstOrThrow();
  await transaction
    .deleteFrom('story')
    .where((eb) => eb('flight_id', '=', eb.fn.any(eb.val(flightIds))))
    .execute();
  await updateFilterColumns(transaction, flightIds);
}
