import type { AccountDeletion } from '../accounts/account-deletion.js';
import type { Executor } from '../platform/database/database.js';
import { updateBadges } from './update-badges.js';
import { updateFollowerBadges } from './update-follower-badges.js';

/** Badges return with the flights that return. Those of followers go and come with the followers. */
export const deletionOfBadges: AccountDeletion = {
  detach: async (transaction, userId) => {
    const followed = await findFollowed(transaction, userId);
    await transaction.deleteFrom('user_follow').where('follower_id', '=', userId).execute();
    for (const id of followed) await updateFollowerBadges(transaction, id);
  },
  restore: async (transaction, _services, { id }) => {
    await updateBadges(transaction, id);
    for (const other of await findFollowed(transaction, id)) {
      await updateFollowerBadges(transaction, other);
    }
  },
};

/** Users whom a user follows, by id, so that two transactions lock them in the same order. */
async function findFollowed(db: Executor, userId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('user_follow')
    .where('follower_id', '=', userId)
    .where('accepted', 'is not', null)
    .orderBy('user_id')
    .select('user_id')
    .execute();
  return rows.map(({ user_id: id }) => id);
}
