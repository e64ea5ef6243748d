import { notify } from '../notifications/notify.js';
import type { Executor } from '../platform/database/database.js';
import { ForbiddenError, NotFoundError, text } from '../platform/errors/errors.js';
import type { SignedInUser } from '../platform/http/operation.js';
import type { Services } from '../platform/services.js';
import { GROUP_ROLE } from './notification-kinds.js';
import type { Role } from './queries.js';
import { removeGroup } from './remove-group.js';

/** Services that notifications need. */
type Told = Pick<Services, 'clock' | 'jobs'>;

/**
 * Locks a group for a change by a user who must have one of these roles; other changes wait until
 * the transaction ends.
 *
 * @returns Whether the user has the permissions of the owner.
 * @throws {NotFoundError} If there is no such group.
 * @throws {ForbiddenError} If the user has another role or none, except for superusers.
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
  if (!group) throw new NotFoundError(text('group.notFound', { id }));
  const role = await roleOf(transaction, id, user.id);
  const isOwner = role === 'owner' || user.isSuperuser;
  if (!isOwner && !(role && roles.includes(role))) throw new ForbiddenError('NOT_OWNER_OF_GROUP');
  return { isOwner };
}

/** Role of a user in a group, if they are in it. */
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

/**
 * Passes the groups that a user owns to their next pilots and makes the user a manager. A group
 * without other pilots stays theirs.
 */
export async function transferGroups(
  transaction: Executor,
  services: Told,
  userId: number,
): Promise<void> {
  const owned = await transaction
    .selectFrom('user_group_pilot')
    .innerJoin('user_group', 'user_group.id', 'group_id')
    .where('user_id', '=', userId)
    .where('role', '=', 'owner')
    .orderBy('user_group.id')
    .forUpdate('user_group')
    .select('user_group.id')
    .execute();
  for (const { id: groupId } of owned) {
    const nextOwner = await findNextOwner(transaction, groupId, userId);
    if (nextOwner === undefined) continue;
    await setRole(transaction, { groupId, userId, role: 'manager' });
    await makeOwner(transaction, services, { groupId, userId: nextOwner });
  }
}

/** Passes a group without owner to its next pilot, or removes it if it has none. */
export async function transferOwnership(
  transaction: Executor,
  services: Told,
  groupId: number,
): Promise<void> {
  const nextOwner = await findNextOwner(transaction, groupId);
  if (nextOwner !== undefined)
    await makeOwner(transaction, services, { groupId, userId: nextOwner });
  else await removeGroup(transaction, services.jobs, groupId);
}

/** The new owner did not request it, so they are notified. */
async function makeOwner(
  transaction: Executor,
  services: Told,
  { groupId, userId }: Omit<RoleChange, 'role'>,
): Promise<void> {
  await setRole(transaction, { groupId, userId, role: 'owner' });
  await notify(transaction, services, { userId, kind: GROUP_ROLE, groupId });
}

/** The manager, else the member, who has been in a group for longest. */
async function findNextOwner(
  transaction: Executor,
  groupId: number,
  except?: number,
): Promise<number | undefined> {
  const nextOwner = await transaction
    .selectFrom('user_group_pilot')
    .where('group_id', '=', groupId)
    .$if(except !== undefined, (query) => query.where('user_id', '!=', except ?? 0))
    // Managers before members.
    .orderBy('role')
    .orderBy('since')
    .orderBy('user_id')
    .select('user_id')
    .executeTakeFirst();
  return nextOwner?.user_id;
}

export interface RoleChange {
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
