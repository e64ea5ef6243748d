import { removeFilesQueue } from '../platform/files/remove-files.js';
import { operation, signedInUser } from '../platform/http/operation.js';
import { lockCollection } from './queries.js';
import { replaceImage } from './replace-image.js';
import { describeCollection } from './serialize.js';

export const deleteFlightCollectionImage = operation(
  'deleteFlightCollectionImage',
  async (request, { db, jobs, clock }) => {
    const { id } = request.path;
    const user = signedInUser(request);
    return db.transaction().execute(async (transaction) => {
      await lockCollection(transaction, id, user);
      const before = await replaceImage(transaction, id, { key: null, now: clock() });
      if (before !== null) await jobs.send(transaction, removeFilesQueue, { keys: [before] });
      return describeCollection(transaction, id, { user });
    });
  },
  { rateLimit: { perMinute: 60 } },
);
