import { removeFilesQueue } from '../platform/files/remove-files.js';
import { operation, signedInUser } from '../platform/http/operation.js';
import { getUserRow, replaceImage } from './queries.js';
import { serializeMe } from './serialize.js';

export const deleteUserImage = operation('deleteUserImage', async (request, services) => {
  const { db, jobs } = services;
  const { id } = signedInUser(request);
  await db.transaction().execute(async (transaction) => {
    const before = await replaceImage(transaction, id, null);
    if (before !== null) await jobs.send(transaction, removeFilesQueue, { keys: [before] });
  });
  return serializeMe(await getUserRow(db, id), services);
});
