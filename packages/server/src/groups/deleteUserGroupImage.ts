import { removeFilesQueue } from '../platform/files/remove-files.js';
import { operation, signedInUser } from '../platform/http/operation.js';
import { getGroup, replaceGroupImage } from './queries.js';
import { lockGroup } from './roles.js';
import { serializeGroup } from './serialize.js';

export const deleteUserGroupImage = operation('deleteUserGroupImage', async (request, services) => {
  const { db, jobs } = services;
  const { id } = request.path;
  const user = signedInUser(request);
  return db.transaction().execute(async (transaction) => {
    await lockGroup(transaction, id, user, ['owner', 'manager']);
    const before = await replaceGroupImage(transaction, id, null);
    if (before !== null) await jobs.send(transaction, removeFilesQueue, { keys: [before] });
    return serializeGroup(await getGroup(transaction, id));
  });
});
