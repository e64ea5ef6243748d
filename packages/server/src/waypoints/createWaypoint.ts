import { operation, signedInUser } from '../platform/http/operation.js';
import { addWaypoints } from './add-waypoints.js';
import { lockCollection } from './queries.js';

export const createWaypoint = operation(
  'createWaypoint',
  async (request, { db, clock }) => {
    const { body } = request;
    const { collection_id: collectionId } = request.query;
    const user = signedInUser(request);
    return db.transaction().execute(async (transaction) => {
      const { user_id: ownerId } = await lockCollection(transaction, collectionId, user);
      const adding = { collectionId, ownerId, now: clock() };
      const [id] = await addWaypoints(transaction, adding, [body]);
      const waypoint = { id: id!, ...body };
      await request.keepResponse(transaction, waypoint);
      return waypoint;
    });
  },
  { rateLimit: { perMinute: 120 } },
);
