import { getAirportRow } from '../../airports/queries.js';
import { operation, signedInUser } from '../../platform/http/operation.js';

export const followAirport = operation('followAirport', async (request, { db, clock }) => {
  const { id: followerId } = signedInUser(request);
  const { id } = await getAirportRow(db, request.path.id);
  await db
    .insertInto('airport_follow')
    .values({ follower_id: followerId, airport_id: id, created: clock() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return { caller_follows: 'following' as const };
});
