import { getAirportRow } from '../../airports/queries.js';
import { operation, signedInUser } from '../../platform/http/operation.js';

export const unfollowAirport = operation('unfollowAirport', async (request, { db }) => {
  const { id: followerId } = signedInUser(request);
  const { id } = await getAirportRow(db, request.path.id);
  await db
    .deleteFrom('airport_follow')
    .where('follower_id', '=', followerId)
    .where('airport_id', '=', id)
    .execute();
  return undefined;
});
