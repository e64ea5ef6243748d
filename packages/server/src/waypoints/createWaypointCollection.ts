import { operation, signedInUser } from '../platform/http/operation.js';
import { createCollection } from './create-collection.js';
import { describeCollection } from './serialize.js';

export const createWaypointCollection = operation(
  'createWaypointCollection',
  async (request, { db, clock }) => {
    const user = signedInUser(request);
    return db.transaction().execute(async (transaction) => {
      const owner = { userId: user.id, now: clock() };
      const id = await createCollection(transaction, owner, request.body);
      const collection = await describeCollection(transaction, id, { user });
      await request.keepResponse(transaction, collection);
      return collection;
    });
  },
  { rateLimit: { perMinute: 20 } },
);
