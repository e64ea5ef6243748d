import type { Executor } from '../../platform/database/database.js';
import type { FlightRow } from '../model/flight-row.js';

/** Locks the flight of another pilot of which a user is the registered co-pilot, if there is one. */
export function lockCoFlight(
  transaction: Executor,
  id: number,
  userId: number,
): Promise<FlightRow | undefined> {
  return transaction
    .selectFrom('any_flight')
    .where('id', '=', id)
    .where('co_user_id', '=', userId)
    .where('user_id', 'is not', null)
    .selectAll()
    .forUpdate()
    .executeTakeFirst();
}
