import { ForbiddenError } from '../platform/errors/errors.js';
import { operation, signedInUser } from '../platform/http/operation.js';
import { getGroup } from './queries.js';
import { lockGroup } from './roles.js';
import { serializeGroup } from './serialize.js';

export const updateUserGroup = operation('updateUserGroup', async (request, { db }) => {
  const { path, body } = request;
  const user = signedInUser(request);
  // Users who are banned from content may still remove theirs.
  const hasContent = body.name !== undefined || Boolean(body.description);
  if (user.isContentBanned && hasContent) throw new ForbiddenError('CONTENT_BANNED');
  return db.transaction().execute(async (transaction) => {
    await lockGroup(transaction, path.id, user, ['owner', 'manager']);
    const { name, description } = await getGroup(transaction, path.id);
    await transaction
      .updateTable('user_group')
      .set({ name, description, ...body })
      .where('id', '=', path.id)
      .execute();
    return serializeGroup(await getGroup(transaction, path.id));
  });
});
