import { NotFoundError } from '../platform/errors/errors.js';
import { removeFilesQueue } from '../platform/files/remove-files.js';
import { operation, signedInUser } from '../platform/http/operation.js';
import { lockCollection } from './queries.js';

export const deleteFlightCollection = operation(
  'deleteFlightCollection',
  async (request, { db, jobs }) => {
    const { id } = request.path;
    const user = signedInUser(request);
    await db.transaction().execute(async (transaction) => {
      try {
        await lockCollection(transaction, id, user);
      } catch (error) {
        if (error instanceof NotFoundError) return;
        throw error;
      }
      const removed = await transaction
        .deleteFrom('flight_collection')
        .where('id', '=', id)
        .returning('image_key')
        .executeTakeFirst();
      const key = removed?.image_key;
      if (key) await jobs.send(transaction, removeFilesQueue, { keys: [key] });
    });
    return undefined;
  },
  { rateLimit: { perMinute: 60 } },
);
