import type { Executor } from '../database/database.js';
import { ForbiddenError, NotFoundError } from '../http/errors.js';
import type { SignedInUser } from '../http/operation.js';
import type { Role } from './queries.js';

/**
 * Takes a group for a change by somebody who must have one of these roles; others who want to change
 * it wait until the transaction ends.
 *
 * @returns Whether he may do what the owner may.
 * @throws {NotFoundError} If there is no such group.
 * @throws {ForbiddenError} If he has another role or none, superusers excepted.
 */
export async function lockGroup(
  transaction: Executor,
  id: number,
  user: SignedInUser,
  roles: readonly Role[],
): Promise<{ isOwner: boolean }> {
  const group = await transaction
    .selectFrom('user_group')
    .where('id', '=', id)
    .forUpdate()
    .select('id')
    .executeTakeFirst();
  if (!group) throw new NotFoundError('group', id);
  const role = await roleOf(transaction, id, user.id);
  const isOwner = role === 'owner' || user.isSuperuser;
  if (!isOwner && !(role && roles.includes(role))) throw new ForbiddenError('NOT_OWNER_OF_GROUP');
  return { isOwner };
}

/** What a user is in a group, if he is in it. */
export async function roleOf(
  db: Executor,
  groupId: number,
  userId: number,
): Promise<Role | undefined> {
  const row = await db
    .selectFrom('user_group_pilot')
    .where('group_id', '=', groupId)
    .where('user_id', '=', userId)
    .select('role')
    .executeTakeFirst();
  return row?.role;
}

/** Gives the group to whoever comes next, or removes it when nobody is left. */
export async function passOn(transaction: Executor, groupId: number): Promise<void> {
  const heir = await transaction
    .selectFrom('user_group_pilot')
    .where('group_id', '=', groupId)
    // Managers before members.
    .orderBy('role')
    .orderBy('since')
    .orderBy('user_id')
    .select('user_id')
    .executeTakeFirst();
  if (heir) await setRole(transaction, { groupId, userId: heir.user_id, role: 'owner' });
  else await transaction.deleteFrom('user_group').where('id', '=', groupId).execute();
}

interface RoleChange {
  groupId: number;
  userId: number;
  role: Role;
}

export async function setRole(
  transaction: Executor,
  { groupId, userId, role }: RoleChange,
): Promise<void> {
  await transaction
    .updateTable('user_group_pilot')
    .set({ role })
    .where('group_id', '=', groupId)
    .where('user_id', '=', userId)
    .execute();
}
