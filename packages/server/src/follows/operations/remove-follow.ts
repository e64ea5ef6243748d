import { updateFollowerBadges } from '../../badges/update-follower-badges.js';
import type { Executor } from '../../platform/database/database.js';

/**
 * Removes a follower or a request, if there is one, and unread notifications of it. Call it in a
 * transaction.
 */
export async function removeFollow(
  db: Executor,
  { followerId, userId }: { followerId: number; userId: number },
): Promise<void> {
  const removed = await db
    .deleteFrom('user_follow')
    .where('follower_id', '=', followerId)
    .where('user_id', '=', userId)
    .returning('accepted')
    .executeTakeFirst();
  if (removed?.accepted) await updateFollowerBadges(db, userId);
  await db
    .deleteFrom('notification')
    .where('user_id', '=', userId)
    .where('actor_id', '=', followerId)
    .where('event', 'in', ['follower', 'follow_request'])
    .where('read', 'is', null)
    .execute();
}
