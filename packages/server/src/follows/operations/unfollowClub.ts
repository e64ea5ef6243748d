import { getClubRow } from '../../clubs/queries.js';
import { operation, signedInUser } from '../../platform/http/operation.js';

export const unfollowClub = operation('unfollowClub', async (request, { db }) => {
  const { id: followerId } = signedInUser(request);
  const { id } = await getClubRow(db, request.path.id);
  await db
    .deleteFrom('club_follow')
    .where('follower_id', '=', followerId)
    .where('club_id', '=', id)
    .execute();
  return undefined;
});
