import { operation, signedInUser } from '../platform/http/operation.js';
import { createCollection } from './create-collection.js';
import { findCollectedIds, getCollection } from './queries.js';
import { describeCollection } from './serialize.js';

export const duplicateFlightCollection = operation(
  'duplicateFlightCollection',
  async (request, { db, clock }) => {
    const { path, query } = request;
    const user = signedInUser(request);
    return db.transaction().execute(async (transaction) => {
      const original = await getCollection(transaction, path.id, { user, link: query.link });
      const { name, description, hex_color } = original;
      const id = await createCollection(
        transaction,
        { user, now: clock() },
        {
          name,
          ...(description !== null && { description }),
          ...(hex_color !== null && { hex_color }),
          visibility: 'private',
          flight: await findCollectedIds(transaction, original.id, user),
        },
      );
      const collection = await describeCollection(transaction, id, { user });
      await request.keepResponse(transaction, collection);
      return collection;
    });
  },
  { rateLimit: { perMinute: 20 } },
);
