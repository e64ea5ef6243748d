import { operation, signedInUser } from '../../platform/http/operation.js';
import { getFollowSettings } from './queries.js';
import { removeFollow } from './remove-follow.js';

export const unfollowUser = operation('unfollowUser', async (request, { db }) => {
  const { id: userId } = request.path;
  const { id: followerId } = signedInUser(request);
  await getFollowSettings(db, userId);
  await removeFollow(db, { followerId, userId });
  return undefined;
});
