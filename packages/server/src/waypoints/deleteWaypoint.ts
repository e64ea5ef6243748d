import { NotFoundError } from '../platform/errors/errors.js';
import { operation, signedInUser } from '../platform/http/operation.js';
import { countWaypoints, lockWaypoint } from './queries.js';

export const deleteWaypoint = operation(
  'deleteWaypoint',
  async (request, { db, clock }) => {
    const { id } = request.path;
    const user = signedInUser(request);
    await db.transaction().execute(async (transaction) => {
      try {
        const collectionId = await lockWaypoint(transaction, id, user);
        await transaction.deleteFrom('waypoint').where('id', '=', id).execute();
        await countWaypoints(transaction, collectionId, clock());
      } catch (error) {
        if (!(error instanceof NotFoundError)) throw error;
      }
    });
    return undefined;
  },
  { rateLimit: { perMinute: 120 } },
);
