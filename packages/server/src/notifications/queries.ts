import { sql } from 'kysely';
import type { Executor } from '../platform/database/database.js';

/** Older notifications are removed. */
const KEPT_MS = 90 * 86_400_000;

/**
 * Whether a notification is of no flight, or of one that its user may see. One of comments needs a
 * comment that is neither deleted nor hidden.
 */
const IS_VISIBLE = sql<boolean>`((notification.flight_id is null or flight.is_public
  or notification.user_id in (flight.user_id, flight.co_user_id)
  or (flight.asked_user_id = notification.user_id and flight.visibility <> 'draft'
    and flight.hidden is null))
  and (notification.event not like 'comment%' or exists (
    select from notification_comment
    join comment on comment.id = comment_id and text is not null and not hidden
    where notification_id = notification.id)))`;

interface Commented {
  comment_count: number;
  /** The first comment. */
  comment_id: number | null;
  /** Author of the last comment. */
  author_id: number | null;
}

/** The comments of which a notification tells. */
const COMMENTED = sql<Commented>`(
  select count(*)::int as comment_count, min(comment.id) as comment_id,
    (array_agg(comment.user_id order by comment.id desc))[1] as author_id
  from notification_comment
  join comment on comment.id = comment_id and text is not null and not hidden
  where notification_id = notification.id)`;

export type NotificationRow = Awaited<ReturnType<typeof findNotifications>>[number];

/** Finds the notifications of a user with the names of their objects, the newest first. */
export function findNotifications(
  db: Executor,
  { userId, skip, limit }: { userId: number; skip: number; limit: number },
) {
  return withNames(db)
    .where('notification.user_id', '=', userId)
    .where(IS_VISIBLE)
    .orderBy('notification.id', 'desc')
    .offset(skip)
    .limit(limit)
    .execute();
}

/** Finds the unread notifications of a user since a time, the newest first. */
export function findUnreadSince(
  db: Executor,
  { userId, since, limit }: { userId: number; since: Date; limit: number },
) {
  return withNames(db)
    .where('notification.user_id', '=', userId)
    .where('notification.created', '>', since)
    .where('notification.read', 'is', null)
    .where(IS_VISIBLE)
    .orderBy('notification.id', 'desc')
    .limit(limit)
    .execute();
}

export function findNotification(db: Executor, id: number) {
  return withNames(db).where('notification.id', '=', id).where(IS_VISIBLE).executeTakeFirst();
}

function withNames(db: Executor) {
  return db
    .selectFrom('notification')
    .innerJoinLateral(COMMENTED.as('commented'), (join) => join.onTrue())
    .leftJoin('user as actor', (join) =>
      join.on(sql<boolean>`actor.id = coalesce(notification.actor_id, commented.author_id)`),
    )
    .leftJoin('any_flight as flight', 'flight.id', 'notification.flight_id')
    .leftJoin('user_group', 'user_group.id', 'notification.group_id')
    .leftJoin('user_group_pilot', (join) =>
      join
        .onRef('user_group_pilot.group_id', '=', 'notification.group_id')
        .onRef('user_group_pilot.user_id', '=', 'notification.user_id'),
    )
    .leftJoin('club', 'club.id', 'notification.club_id')
    .leftJoin('club_administrator', (join) =>
      join
        .onRef('club_administrator.club_id', '=', 'notification.club_id')
        .onRef('club_administrator.user_id', '=', 'notification.user_id'),
    )
    .selectAll('notification')
    .select([
      'commented.comment_count',
      'commented.comment_id',
      'actor.id as shown_actor_id',
      'actor.name as actor_name',
      'actor.image_key as actor_image',
      'flight.scoring_date',
      'user_group.name as group_name',
      'user_group_pilot.role',
      'club.name as club_name',
      'club_administrator.appointed',
    ]);
}

/** Marks some of a user's notifications as read, or all up to one. */
export async function markRead(
  db: Executor,
  userId: number,
  which: { ids: readonly number[] } | { until: number },
  now: Date,
): Promise<void> {
  await db
    .updateTable('notification')
    .set({ read: now })
    .where('user_id', '=', userId)
    .where('read', 'is', null)
    .where((eb) =>
      'until' in which ? eb('id', '<=', which.until) : eb('id', 'in', which.ids.slice()),
    )
    .execute();
}

/** Counts the unread notifications of a user. */
export async function countUnread(db: Executor, userId: number): Promise<number> {
  const { unread } = await db
    .selectFrom('notification')
    .leftJoin('any_flight as flight', 'flight.id', 'notification.flight_id')
    .where('notification.user_id', '=', userId)
    .where('read', 'is', null)
    .where(IS_VISIBLE)
    .select(sql<number>`count(*)::int`.as('unread'))
    .executeTakeFirstOrThrow();
  return unread;
}

export async function removeOldNotifications(db: Executor, now: Date): Promise<void> {
  await db
    .deleteFrom('notification')
    .where('created', '<', new Date(now.getTime() - KEPT_MS))
    .execute();
}
