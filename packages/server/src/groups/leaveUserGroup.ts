import { operation, signedInUser } from '../platform/http/operation.js';
import { getGroup } from './queries.js';
import { transferOwnership } from './roles.js';

export const leaveUserGroup = operation('leaveUserGroup', async (request, services) => {
  const { id: groupId } = request.path;
  const { id: userId } = signedInUser(request);
  await services.db.transaction().execute(async (transaction) => {
    await transaction
      .selectFrom('user_group')
      .where('id', '=', groupId)
      .forUpdate()
      .select('id')
      .executeTakeFirst();
    const { pilots } = await getGroup(transaction, groupId);
    const role = pilots.find((pilot) => pilot.user_id === userId)?.role;
    await transaction
      .deleteFrom('user_group_pilot')
      .where('group_id', '=', groupId)
      .where('user_id', '=', userId)
      .execute();
    if (role === 'owner') await transferOwnership(transaction, services, groupId);
  });
  return undefined;
});
