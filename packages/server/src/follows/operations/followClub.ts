import { getClubRow } from '../../clubs/queries.js';
import { operation, signedInUser } from '../../platform/http/operation.js';

export const followClub = operation('followClub', async (request, { db, clock }) => {
  const { id: followerId } = signedInUser(request);
  const { id } = await getClubRow(db, request.path.id);
  await db
    .insertInto('club_follow')
    .values({ follower_id: followerId, club_id: id, created: clock() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return { caller_follows: 'following' as const };
});
