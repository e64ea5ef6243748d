import { ForbiddenError } from '../platform/errors/errors.js';
import { operation, signedInUser } from '../platform/http/operation.js';
import { ownerRoleError } from './addToUserGroup.js';
import { getGroup } from './queries.js';
import { lockGroup, roleOf } from './roles.js';
import { serializeGroup } from './serialize.js';

export const removeFromUserGroup = operation('removeFromUserGroup', async (request, { db }) => {
  const { id: groupId } = request.path;
  const { user_id: userId } = request.query;
  const user = signedInUser(request);
  return db.transaction().execute(async (transaction) => {
    const { isOwner } = await lockGroup(transaction, groupId, user, ['owner', 'manager']);
    const role = await roleOf(transaction, groupId, userId);
    if (role === 'owner') throw ownerRoleError();
    if (role === 'manager' && !isOwner) throw new ForbiddenError('NOT_OWNER_OF_GROUP');
    await transaction
      .deleteFrom('user_group_pilot')
      .where('group_id', '=', groupId)
      .where('user_id', '=', userId)
      .execute();
    return serializeGroup(await getGroup(transaction, groupId));
  });
});
