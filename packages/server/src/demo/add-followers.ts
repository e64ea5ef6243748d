import { updateFollowerBadges } from '../badges/update-follower-badges.js';
import { FOLLOWER } from '../follows/operations/notification-kinds.js';
import { notify } from '../notifications/notify.js';
import type { Services } from '../platform/services.js';

const FOLLOWERS = 3;
const PAUSE_MS = 31 * 3_600_000;

/** Lets some pilots begin to follow a pilot in the last days, who is notified. */
export async function addFollowers(
  services: Services,
  { userId, pilots }: { userId: number; pilots: readonly number[] },
): Promise<void> {
  await services.db.transaction().execute(async (transaction) => {
    const known = await transaction
      .selectFrom('user_follow')
      .where('user_id', '=', userId)
      .select('follower_id')
      .execute();
    const others = pilots.filter(
      (pilot) => pilot !== userId && !known.some((row) => row.follower_id === pilot),
    );
    for (const [index, actorId] of others.slice(0, FOLLOWERS).entries()) {
      const created = new Date(services.clock().getTime() - (index + 1) * PAUSE_MS);
      await transaction
        .insertInto('user_follow')
        .values({ follower_id: actorId, user_id: userId, created, accepted: created })
        .execute();
      const then = { ...services, clock: () => created };
      await notify(transaction, then, { userId, kind: FOLLOWER, actorId });
    }
    await updateFollowerBadges(transaction, userId);
  });
}
