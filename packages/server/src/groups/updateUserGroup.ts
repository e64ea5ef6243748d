import { operation, signedInUser } from '../platform/http/operation.js';
import { getGroup } from './queries.js';
import { lockGroup } from './roles.js';
import { serializeGroup } from './serialize.js';

export const updateUserGroup = operation('updateUserGroup', async (request, { db }) => {
  const { path, body } = request;
  const user = signedInUser(request);
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
