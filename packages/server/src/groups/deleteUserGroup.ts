import { operation, signedInUser } from '../platform/http/operation.js';
import { removeGroup } from './remove-group.js';
import { lockGroup } from './roles.js';

export const deleteUserGroup = operation(
  'deleteUserGroup',
  async ({ path, ...request }, { db, jobs }) => {
    const user = signedInUser(request);
    await db.transaction().execute(async (transaction) => {
      await lockGroup(transaction, path.id, user, ['owner']);
      await removeGroup(transaction, jobs, path.id);
    });
    return undefined;
  },
);
