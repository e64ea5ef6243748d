import { operation, signedInUser } from '../platform/http/operation.js';
import { getCollection, requireCollection } from './queries.js';

export const starFlightCollection = operation(
  'starFlightCollection',
  async (request, { db, clock }) => {
    const { id } = request.path;
    const user = signedInUser(request);
    const viewer = { user, link: request.query.link };
    return db.transaction().execute(async (transaction) => {
      await requireCollection(transaction, id, viewer);
      await transaction
        .insertInto('flight_collection_star')
        .values({ collection_id: id, user_id: user.id, created: clock() })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const { stars } = await getCollection(transaction, id, viewer);
      return { stars };
    });
  },
  { rateLimit: { perMinute: 60 } },
);
