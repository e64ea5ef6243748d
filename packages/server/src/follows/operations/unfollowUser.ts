import { operation, signedInUser } from '../../platform/http/operation.js';
import { getFollowSettings } from '../model/follow-settings.js';

import { removeFollow } from './remove-follow.js';

export const unfollowUser = operation('unfollowUser', async (request, { db }) => {
  const { id: userId } = request.path;
  const { id: followerId } = signedInUser(request);
  await getFollowSettings(db, userId);
  await db
    .transaction()
    .execute((transaction) => removeFollow(transaction, { followerId, userId }));
  return undefined;
});
