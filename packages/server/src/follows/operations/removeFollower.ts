import { operation, signedInUser } from '../../platform/http/operation.js';
import { getFollowSettings } from '../model/follow-settings.js';

import { removeFollow } from './remove-follow.js';

export const removeFollower = operation('removeFollower', async (request, { db }) => {
  const { id: followerId } = request.path;
  const { id: userId } = signedInUser(request);
  await getFollowSettings(db, followerId);
  await db
    .transaction()
    .execute((transaction) => removeFollow(transaction, { followerId, userId }));
  return undefined;
});
