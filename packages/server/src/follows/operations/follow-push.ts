import type { Executor } from '../../platform/database/database.js';

const DAY_MS = 86_400_000;

/**
 * Whether a user is told on their devices that another one follows them: once a day, also if the
 * other one unfollows and follows again. Remembers it.
 */
export async function mayPushFollow(
  transaction: Executor,
  { followerId, userId, now }: { followerId: number; userId: number; now: Date },
): Promise<boolean> {
  const sent = await transaction
    .insertInto('follow_push')
    .values({ follower_id: followerId, user_id: userId, sent: now })
    .onConflict((conflict) =>
      conflict
        .columns(['follower_id', 'user_id'])
        .doUpdateSet({ sent: now })
        .where('follow_push.sent', '<=', dayBefore(now)),
    )
    .returning('sent')
    .executeTakeFirst();
  return sent !== undefined;
}

export async function removeOldPushes(db: Executor, now: Date): Promise<void> {
  await db.deleteFrom('follow_push').where('sent', '<=', dayBefore(now)).execute();
}

function dayBefore(now: Date): Date {
  return new Date(now.getTime() - DAY_MS);
}
