import type { NotificationEvent } from '@cloudstreet/sdk';
import type { Executor } from '../platform/database/database.js';
import type { Services } from '../platform/services.js';
import type { NotificationKind, Subjects } from './kinds.js';
import { pushQueue } from './push-queue.js';
import { findSubscriptions } from './push-subscriptions.js';

export interface NewNotification extends Subjects {
  readonly userId: number;
  readonly kind: NotificationKind;
  /** Whether devices show no message; the list still has it. */
  readonly isSilent?: boolean;
  /** Reason of a moderator. */
  readonly note?: string | null;
}

/**
 * Notifies a user, unless they turned the kind off, caused it themselves or have an equal unread
 * notification. Call it in the transaction of the cause. The notification of a comment replaces the
 * unread one of the same kind and flight, and tells of its comments too; such transactions of a flight
 * must wait for each other.
 */
export async function notify(
  transaction: Executor,
  { clock, jobs }: Pick<Services, 'clock' | 'jobs'>,
  {
    userId,
    kind: { event, setting },
    actorId = null,
    flightId = null,
    groupId = null,
    clubId = null,
    page = null,
    isSilent = false,
    commentId = null,
    note = null,
  }: NewNotification,
): Promise<void> {
  if (actorId === userId) return;
  const wanting = await transaction
    .selectFrom('user')
    .where('id', '=', userId)
    .$if(setting !== undefined, (query) => query.where(setting!, '=', true))
    .select('id')
    .executeTakeFirst();
  if (!wanting) return;
  const isOfComment = commentId !== null;
  const earlier = isOfComment ? await takeUnread(transaction, { userId, event, flightId }) : [];
  const added = await transaction
    .insertInto('notification')
    .values({
      user_id: userId,
      event,
      // The actors of comments are their authors.
      actor_id: isOfComment ? null : actorId,
      flight_id: flightId,
      group_id: groupId,
      club_id: clubId,
      page,
      note,
      created: clock(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) return;
  if (isOfComment) {
    await transaction
      .insertInto('notification_comment')
      .values(
        Array.from(new Set([...earlier, commentId]), (id) => ({
          notification_id: added.id,
          comment_id: id,
        })),
      )
      .execute();
  }
  if (isSilent) return;
  for (const { id: subscriptionId } of await findSubscriptions(transaction, userId)) {
    await jobs.send(transaction, pushQueue, { notificationId: added.id, subscriptionId });
  }
}

interface CommentGroup {
  readonly userId: number;
  readonly event: NotificationEvent;
  readonly flightId: number | null;
}

/** Removes the unread notification of comments on a flight, and returns the comments. */
async function takeUnread(
  transaction: Executor,
  { userId, event, flightId }: CommentGroup,
): Promise<number[]> {
  const unread = await transaction
    .selectFrom('notification')
    .where('user_id', '=', userId)
    .where('event', '=', event)
    .where('flight_id', '=', flightId)
    .where('read', 'is', null)
    .select('id')
    .executeTakeFirst();
  if (!unread) return [];
  const rows = await transaction
    .selectFrom('notification_comment')
    .where('notification_id', '=', unread.id)
    .select('comment_id')
    .execute();
  await transaction.deleteFrom('notification').where('id', '=', unread.id).execute();
  return rows.map(({ comment_id: id }) => id);
}
