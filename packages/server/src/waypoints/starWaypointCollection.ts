import { operation, signedInUser } from '../platform/http/operation.js';
import { getCollection } from './queries.js';

export const starWaypointCollection = operation(
  'starWaypointCollection',
  async (request, { db, clock }) => {
    const user = signedInUser(request);
    const viewer = { user, link: request.query.link };
    return db.transaction().execute(async (transaction) => {
      const { id } = await getCollection(transaction, request.path.id, viewer);
      await transaction
        .insertInto('waypoint_collection_star')
        .values({ collection_id: id, user_id: user.id, created: clock() })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const { stars } = await getCollection(transaction, request.path.id, viewer);
      return { stars };
    });
  },
  { rateLimit: { perMinute: 60 } },
);
