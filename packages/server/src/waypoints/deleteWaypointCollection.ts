import { NotFoundError } from '../platform/errors/errors.js';
import { operation, signedInUser } from '../platform/http/operation.js';
import { lockCollection } from './queries.js';

export const deleteWaypointCollection = operation(
  'deleteWaypointCollection',
  async (request, { db }) => {
    const { id } = request.path;
    const user = signedInUser(request);
    await db.transaction().execute(async (transaction) => {
      try {
        await lockCollection(transaction, id, user);
      } catch (error) {
        if (error instanceof NotFoundError) return;
        throw error;
      }
      await transaction.deleteFrom('waypoint_collection').where('id', '=', id).execute();
    });
    return undefined;
  },
  { rateLimit: { perMinute: 60 } },
);
