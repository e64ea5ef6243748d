import { operation, signedInUser } from '../platform/http/operation.js';

/** Also if the collection has been hidden from the caller since. */
export const unstarWaypointCollection = operation(
  'unstarWaypointCollection',
  async (request, { db }) => {
    await db
      .deleteFrom('waypoint_collection_star')
      .where('collection_id', '=', request.path.id)
      .where('user_id', '=', signedInUser(request).id)
      .execute();
    return undefined;
  },
  { rateLimit: { perMinute: 60 } },
);
