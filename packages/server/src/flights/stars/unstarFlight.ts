import { operation, signedInUser } from '../../platform/http/operation.js';
import { getFlightDetailRow } from '../list/queries.js';

export const unstarFlight = operation('unstarFlight', async (request, { db }) => {
  const { id: userId } = signedInUser(request);
  const { id } = await getFlightDetailRow(db, request.path.id);
  await db
    .deleteFrom('flight_star')
    .where('flight_id', '=', id)
    .where('user_id', '=', userId)
    .execute();
  return undefined;
});
