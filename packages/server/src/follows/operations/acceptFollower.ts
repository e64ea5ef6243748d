import { updateFollowerBadges } from '../../badges/update-follower-badges.js';
import { notify } from '../../notifications/notify.js';
import { NotFoundError, text } from '../../platform/errors/errors.js';
import { operation, signedInUser } from '../../platform/http/operation.js';
import { FOLLOW_ACCEPTED } from './notification-kinds.js';

export const acceptFollower = operation('acceptFollower', async (request, services) => {
  const { db, clock } = services;
  const { id: followerId } = request.path;
  const { id: userId } = signedInUser(request);
  await db.transaction().execute(async (transaction) => {
    const follow = await transaction
      .selectFrom('user_follow')
      .where('follower_id', '=', followerId)
      .where('user_id', '=', userId)
      .forUpdate()
      .select('accepted')
      .executeTakeFirst();
    if (!follow) throw new NotFoundError(text('follow.noRequest'));
    if (follow.accepted) return;
    await transaction
      .updateTable('user_follow')
      .where('follower_id', '=', followerId)
      .where('user_id', '=', userId)
      .set({ accepted: clock() })
      .execute();
    await updateFollowerBadges(transaction, userId);
    const news = { userId: followerId, kind: FOLLOW_ACCEPTED, actorId: userId };
    await notify(transaction, services, news);
  });
  return undefined;
});
