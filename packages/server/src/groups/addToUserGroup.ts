import { sql } from 'kysely';
import type { NotificationKind } from '../notifications/kinds.js';
import { notify } from '../notifications/notify.js';
import type { Executor } from '../platform/database/database.js';
import { countHourly } from '../platform/database/hourly-count.js';
import { FieldError, ForbiddenError, NotFoundError, text } from '../platform/errors/errors.js';
import { operation, signedInUser } from '../platform/http/operation.js';
import { tooManyRequests } from '../platform/http/rate-limits.js';
import type { Services } from '../platform/services.js';
import { GROUP_ADDED, GROUP_ROLE } from './notification-kinds.js';
import { getGroup, type Role } from './queries.js';
import { lockGroup, type RoleChange, roleOf, setRole } from './roles.js';
import { serializeGroup } from './serialize.js';

const MAX_PILOTS = 500;
/** A course of a summer is entered within one. */
const MAX_PER_HOUR = 120;

export const addToUserGroup = operation(
  'addToUserGroup',
  async (request, services) => {
    const { db, clock, config } = services;
    const { id: groupId } = request.path;
    const { user_id: userId, role = 'member' } = request.query;
    const user = signedInUser(request);
    if (config.rateLimit) {
      // Added pilots are notified, on their devices too.
      const { count, waitS } = await countHourly(db, `group pilots added by ${user.id}`, clock());
      if (count > MAX_PER_HOUR) throw tooManyRequests(waitS * 1000);
    }
    return db.transaction().execute(async (transaction) => {
      const { isOwner } = await lockGroup(transaction, groupId, user, ['owner', 'manager']);
      const before = await roleOf(transaction, groupId, userId);
      const isPlain = role === 'member' && (before ?? 'member') === 'member';
      if (!isOwner && !isPlain) throw new ForbiddenError('NOT_OWNER_OF_GROUP');
      if (before === undefined) await add(transaction, { groupId, userId, now: clock() });
      await change(transaction, services, { groupId, userId, role, before, actorId: user.id });
      return serializeGroup(await getGroup(transaction, groupId));
    });
  },
  { rateLimit: { perMinute: 30 } },
);

async function add(
  transaction: Executor,
  { groupId, userId, now }: { groupId: number; userId: number; now: Date },
): Promise<void> {
  const known = await transaction
    .selectFrom('user')
    .where('id', '=', userId)
    .where('verified', 'is not', null)
    .select('id')
    .executeTakeFirst();
  if (!known) throw new NotFoundError(text('user.notFound', { id: userId }));
  const { pilots } = await transaction
    .selectFrom('user_group_pilot')
    .where('group_id', '=', groupId)
    .select(sql<number>`count(*)::int`.as('pilots'))
    .executeTakeFirstOrThrow();
  if (pilots >= MAX_PILOTS) {
    throw new FieldError([
      {
        loc: ['query', 'user_id'],
        type: 'GROUP_FULL',
        message: text('group.full', { most: MAX_PILOTS }),
      },
    ]);
  }
  await transaction
    .insertInto('user_group_pilot')
    .values({ group_id: groupId, user_id: userId, role: 'member', since: now })
    .execute();
}

interface ChangeByActor extends RoleChange {
  before: Role | undefined;
  actorId: number;
}

/** A group always has exactly one owner: they can be replaced, but not demoted. */
async function change(
  transaction: Executor,
  services: Services,
  { groupId, userId, role, before, actorId }: ChangeByActor,
) {
  if (before === role) return;
  if (before === 'owner') throw ownerRoleError();
  const notifyMember = (memberId: number, kind: NotificationKind) =>
    notify(transaction, services, { userId: memberId, kind, actorId, groupId });
  if (role === 'owner') {
    const [old] = await transaction
      .updateTable('user_group_pilot')
      .set({ role: 'manager' })
      .where('group_id', '=', groupId)
      .where('role', '=', 'owner')
      .returning('user_id')
      .execute();
    if (old) await notifyMember(old.user_id, GROUP_ROLE);
  }
  await setRole(transaction, { groupId, userId, role });
  await notifyMember(userId, before === undefined ? GROUP_ADDED : GROUP_ROLE);
}

/** Another pilot must be made owner first. */
export function ownerRoleError(): FieldError {
  return new FieldError([
    { loc: ['query', 'user_id'], type: 'GROUP_OWNER', message: text('group.owner') },
  ]);
}
