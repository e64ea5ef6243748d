import { operation, signedInUser } from '../platform/http/operation.js';
import { lockCollection, setModified } from './queries.js';

export const removeFromFlightCollection = operation(
  'removeFromFlightCollection',
  async (request, { db, clock }) => {
    const { id } = request.path;
    const { flight_id: flightId } = request.query;
    const user = signedInUser(request);
    await db.transaction().execute(async (transaction) => {
      await lockCollection(transaction, id, user);
      const removed = await transaction
        .deleteFrom('flight_collection_flight')
        .where('collection_id', '=', id)
        .where('flight_id', '=', flightId)
        .returning('flight_id')
        .execute();
      if (removed.length > 0) await setModified(transaction, id, clock());
    });
    return undefined;
  },
  { rateLimit: { perMinute: 120 } },
);
