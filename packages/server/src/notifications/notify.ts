import type { Executor } from '../platform/database/database.js';
import type { Services } from '../platform/services.js';
import { KINDS, type NotificationEvent, type Subjects } from './kinds.js';
import { findSubscriptions } from './push-subscriptions.js';

export interface News extends Subjects {
  readonly userId: number;
  readonly event: NotificationEvent;
}

/**
 * Tells a user of something, if he wants to hear of it, did not do it himself and has not the same
 * unread already. Belongs into the transaction of what it tells of.
 */
export async function notify(
  transaction: Executor,
  { clock, jobs }: Pick<Services, 'clock' | 'jobs'>,
  { userId, event, actorId = null, flightId = null, groupId = null }: News,
): Promise<void> {
  if (actorId === userId) return;
  const { setting } = KINDS[event];
  const wanting = await transaction
    .selectFrom('user')
    .where('id', '=', userId)
    .where(setting, '=', true)
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
    await jobs.send(transaction, 'send-push', { notificationId: added.id, subscriptionId });
  }
}
