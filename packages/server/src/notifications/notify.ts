import type { Executor } from '../platform/database/database.js';
import type { Services } from '../platform/services.js';
import type { NotificationKind, Subjects } from './kinds.js';
import { pushQueue } from './push-queue.js';
import { findSubscriptions } from './push-subscriptions.js';

export interface NewNotification extends Subjects {
  readonly userId: number;
  readonly kind: NotificationKind;
}

/**
 * Notifies a user, unless they turned the kind off, caused it themselves or have an equal unread
 * notification. Call it in the transaction of the cause.
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
  const added = await transaction
    .insertInto('notification')
    .values({
      user_id: userId,
      event,
      actor_id: actorId,
      flight_id: flightId,
      group_id: groupId,
      created: clock(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) return;
  for (const { id: subscriptionId } of await findSubscriptions(transaction, userId)) {
    await jobs.send(transaction, pushQueue, { notificationId: added.id, subscriptionId });
  }
}
