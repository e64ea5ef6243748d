import { operation, signedInUser } from '../platform/http/operation.js';
import { addWaypoints } from './add-waypoints.js';
import { createCollection } from './create-collection.js';
import { describeCollection } from './serialize.js';
import { describeWorld, WORLD } from './world-collection.js';

export const duplicateWaypointCollection = operation(
  'duplicateWaypointCollection',
  async (request, { db, clock }) => {
    const { path, query, messages } = request;
    const user = signedInUser(request);
    const now = clock();
    return db.transaction().execute(async (transaction) => {
      const { name, description, waypoint } =
        path.id === WORLD
          ? await describeWorld(transaction, messages['waypoint.world']())
          : await describeCollection(transaction, path.id, { user, link: query.link });
      const id = await createCollection(
        transaction,
        { userId: user.id, now },
        { name, ...(description !== undefined && { description }), visibility: 'private' },
      );
      await addWaypoints(transaction, { collectionId: id, ownerId: user.id, now }, waypoint);
      const collection = await describeCollection(transaction, id, { user });
      await request.keepResponse(transaction, collection);
      return collection;
    });
  },
  { rateLimit: { perMinute: 20 } },
);
