import type { Executor } from '../../platform/database/database.js';
import { operation, signedInUser } from '../../platform/http/operation.js';
import { changeFlight } from '../detail/change-flight.js';
import type { FlightRow } from '../model/flight-row.js';
import { lockCoFlight } from './lock-co-flight.js';
import { removeRequest } from './notify-asked.js';

export const leaveCrew = operation('leaveCrew', async (request, services) => {
  const { id } = request.path;
  const { id: userId } = signedInUser(request);
  await services.db.transaction().execute(async (transaction) => {
    const flight =
      (await lockCoFlight(transaction, id, userId)) ??
      (await lockRequested(transaction, id, userId));
    if (!flight) return;
    const patch = { co_user_id: null, co_user_name: null };
    await changeFlight(transaction, services, { flight, patch, isLocked: false });
    await removeRequest(transaction, id, userId);
  });
  return undefined;
});

/** Locks a flight whose pilot asks a user, who may decline at any time. */
function lockRequested(
  transaction: Executor,
  id: number,
  userId: number,
): Promise<FlightRow | undefined> {
  return transaction
    .selectFrom('any_flight')
    .where('id', '=', id)
    .where('asked_user_id', '=', userId)
    .where('visibility', '<>', 'draft')
    .selectAll()
    .forUpdate()
    .executeTakeFirst();
}
