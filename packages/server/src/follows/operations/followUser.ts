import { updateFollowerBadges } from '../../badges/update-follower-badges.js';
import { notify } from '../../notifications/notify.js';
import { FieldError, text } from '../../platform/errors/errors.js';
import { operation, signedInUser } from '../../platform/http/operation.js';
import { getFollowSettings } from '../model/follow-settings.js';
import { stateOf } from '../model/follow-states.js';
import { mayPushFollow } from './follow-push.js';
import { limitFollows } from './limit-follows.js';
import { FOLLOW_REQUEST, FOLLOWER } from './notification-kinds.js';

export const followUser = operation('followUser', async (request, services) => {
  const { db, clock } = services;
  const { id: userId } = request.path;
  const { id: followerId } = signedInUser(request);
  if (userId === followerId) {
    const message = text('follow.self');
    throw new FieldError([{ loc: ['path', 'id'], type: 'FOLLOW_SELF', message }]);
  }
  await limitFollows(services, followerId);
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
      const isSilent = !(await mayPushFollow(transaction, { followerId, userId, now }));
      await notify(transaction, services, { userId, kind, actorId: followerId, isSilent });
      if (added.accepted) await updateFollowerBadges(transaction, userId);
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
    if (known?.accepted) await updateFollowerBadges(transaction, userId);
    return { caller_follows: stateOf(known?.accepted ?? null) };
  });
});
