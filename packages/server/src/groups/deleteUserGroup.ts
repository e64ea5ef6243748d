import { operation, signedInUser } from '../http/operation.js';
import { lockGroup } from './roles.js';

export const deleteUserGroup = operation(
  'deleteUserGroup',
  async ({ path, ...request }, { db }) => {
    const user = signedInUser(request);
    await db.transaction().execute(async (transaction) => {
      await lockGroup(transaction, path.id, user, ['owner']);
      await transaction.deleteFrom('user_group').where('id', '=', path.id).execute();
    });
    return undefined;
  },
);
