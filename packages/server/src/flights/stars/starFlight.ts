import { operation, signedInUser } from '../../platform/http/operation.js';
import { getFlightDetailRow } from '../list/queries.js';

export const starFlight = operation('starFlight', async (request, { db, clock }) => {
  const { id: userId } = signedInUser(request);
  return db.transaction().execute(async (transaction) => {
    const { id } = await getFlightDetailRow(transaction, request.path.id);
    await transaction
      .insertInto('flight_star')
      .values({ flight_id: id, user_id: userId, created: clock() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { stars } = await transaction
      .selectFrom('flight')
      .where('id', '=', id)
      .select('stars')
      .executeTakeFirstOrThrow();
    return { stars };
  });
});
