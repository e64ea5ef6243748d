import type { Schemas } from '@cloudstreet/sdk/contract';
import { sql } from 'kysely';
import type { Executor } from '../../platform/database/database.js';
import { ForbiddenError, NotFoundError, text } from '../../platform/errors/errors.js';
import type { SignedInUser } from '../../platform/http/operation.js';
import { withoutNull } from '../../platform/http/responses.js';
import { toDay } from '../../platform/text/calendar-formats.js';

/** Selects accounts with what moderators see of them. */
export function selectModeratedUsers(db: Executor) {
  return db
    .selectFrom('user')
    .leftJoin('club', 'club.id', 'user.club_id')
    .select(['user.id', 'user.name', 'user.email', 'user.image_key', 'user.date_joined'])
    .select(['user.is_superuser', 'user.is_moderator', 'user.verified', 'user.ban_reason'])
    .select(['user.is_banned', 'user.is_live_banned', 'user.is_content_banned'])
    .select(['club.id as club_id', 'club.name as club_name'])
    .select([
      sql<number>`(select count(*)::int from any_flight where user_id = "user".id)`.as('flights'),
      sql<number>`(select count(*)::int from report
        where report.user_id = "user".id and closed is null)`.as('reports'),
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectModeratedUsers>['execute']>>[number];

/** @throws {NotFoundError} If there is no such account. */
export async function getModeratedUser(db: Executor, id: number, reader: SignedInUser) {
  const row = await selectModeratedUsers(db).where('user.id', '=', id).executeTakeFirst();
  if (!row) throw new NotFoundError(text('user.notFound', { id }));
  return serializeModeratedUser(row, reader);
}

export function serializeModeratedUser(row: Row, reader: SignedInUser): Schemas['ModeratedUser'] {
  const { club_id: clubId, club_name: club } = row;
  return {
    id: row.id,
    name: row.name,
    role: roleOf(row),
    is_banned: row.is_banned,
    is_live_banned: row.is_live_banned,
    is_content_banned: row.is_content_banned,
    date_joined: toDay(row.date_joined),
    verified: row.verified !== null,
    flight_count: row.flights,
    reports: row.reports,
    ...withoutNull({
      image: row.image_key,
      email: reader.isSuperuser ? row.email : undefined,
      club: clubId === null || club === null ? undefined : { id: clubId, name: club },
      ban_reason: row.ban_reason,
    }),
  };
}

interface Roles {
  readonly is_superuser: boolean;
  readonly is_moderator: boolean;
}

export function roleOf({ is_superuser: isSuperuser, is_moderator: isModerator }: Roles) {
  if (isSuperuser) return 'superuser';
  return isModerator ? 'moderator' : 'user';
}

/**
 * Locks an account for an action of a moderator until the transaction ends.
 *
 * @throws {NotFoundError} If there is no such account.
 * @throws {ForbiddenError} If it is the actor's own, or its role is not below that of the actor.
 */
export async function lockBelow(transaction: Executor, id: number, actor: SignedInUser) {
  const user = await transaction
    .selectFrom('user')
    .where('id', '=', id)
    .forUpdate()
    .select(['id', 'is_superuser', 'is_moderator'])
    .select(['is_banned', 'is_live_banned', 'is_content_banned'])
    .executeTakeFirst();
  if (!user) throw new NotFoundError(text('user.notFound', { id }));
  const isBelow = actor.isSuperuser ? !user.is_superuser : roleOf(user) === 'user';
  if (id === actor.id || !isBelow) throw new ForbiddenError('ROLE_TOO_HIGH');
  return user;
}
