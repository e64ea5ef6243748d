import { removeFilesQueue } from '../../platform/files/remove-files.js';
import { operation, signedInUser } from '../../platform/http/operation.js';
import { lockTravel } from './queries.js';
import { replaceImage } from './replace-image.js';
import { describeTravel } from './serialize.js';

export const deleteTravelImage = operation(
  'deleteTravelImage',
  async (request, { db, jobs }) => {
    const { id } = request.path;
    const user = signedInUser(request);
    return db.transaction().execute(async (transaction) => {
      await lockTravel(transaction, id, user);
      const before = await replaceImage(transaction, id, null);
      if (before !== null) await jobs.send(transaction, removeFilesQueue, { keys: [before] });
      return describeTravel(transaction, id);
    });
  },
  { rateLimit: { perMinute: 60 } },
);
