import { operation, signedInUser } from '../platform/http/operation.js';

/** Also if the collection has been hidden from the caller since. */
export const unstarFlightCollection = operation(
  'unstarFlightCollection',
  async (request, { db }) => {
    await db
      .deleteFrom('flight_collection_star')
      .where('collection_id', '=', request.path.id)
      .where('user_id', '=', signedInUser(request).id)
      .execute();
    return undefined;
  },
  { rateLimit: { perMinute: 60 } },
);
