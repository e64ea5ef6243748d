import { notify } from '../../notifications/notify.js';
import { countHourly } from '../../platform/database/hourly-count.js';
import { FieldError, text } from '../../platform/errors/errors.js';
import { operation, signedInUser } from '../../platform/http/operation.js';
import { tooManyRequests } from '../../platform/http/rate-limits.js';
import { stateOf } from '../model/follow-states.js';
import { FOLLOW_REQUEST, FOLLOWER } from './notification-kinds.js';
import { getFollowSettings } from './queries.js';

/** Followed users are notified, on their devices too. */
const MAX_PER_HOUR = 120;

export const followUser = operation('followUser', async (request, services) => {
  const { db, clock, config } = services;
  const { id: userId } = request.path;
  const { id: followerId } = signedInUser(request);
  if (userId === followerId) {
    const message = text('follow.self');
    throw new FieldError([{ loc: ['path', 'id'], type: 'FOLLOW_SELF', message }]);
  }
  if (config.rateLimit) {
    const { count, waitS } = await countHourly(db, `follows of ${followerId}`, clock());
    if (count > MAX_PER_HOUR) throw tooManyRequests(waitS * 1000);
  }
  return db.transaction().execute(async (transaction) => {
    const { followers_approved: mustWait } = await getFollowSettings(transaction, userId);
    const now = clock();
    const accepted = mustWait ? null : now;
    const added = await transaction
      .insertInto('user_follow')
      .values({ follower_id: followerId, user_id: userId, created: now, accepted })
      .onConflict((conflict) => conflict.doNothing())
      .returning('accepted')
      .executeTakeFirst();
    if (added) {
      const kind = mustWait ? FOLLOW_REQUEST : FOLLOWER;
      await notify(transaction, services, { userId, kind, actorId: followerId });
      return { caller_follows: stateOf(added.accepted) };
    }
    // The user may have stopped accepting each follower since the request.
    const known = await transaction
      .updateTable('user_follow')
      .where('follower_id', '=', followerId)
      .where('user_id', '=', userId)
      .set((eb) => ({ accepted: eb.fn.coalesce('accepted', eb.val(accepted)) }))
      .returning('accepted')
      .executeTakeFirst();
    return { caller_follows: stateOf(known?.accepted ?? null) };
  });
});
