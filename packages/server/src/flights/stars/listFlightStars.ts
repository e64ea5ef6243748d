import { findRelatedUsers } from '../../follows/operations/queries.js';
import { operation } from '../../platform/http/operation.js';
import { getFlightDetailRow } from '../list/queries.js';

export const listFlightStars = operation('listFlightStars', async (request, { db }) => {
  const { path, query, user } = request;
  const { skip = 0, limit = 100 } = query;
  const { id } = await getFlightDetailRow(db, path.id);
  const rows = await db
    .selectFrom('flight_star')
    .where('flight_id', '=', id)
    .orderBy('created', 'desc')
    .orderBy('user_id')
    .offset(skip)
    .limit(limit)
    .select('user_id')
    .execute();
  const ids = rows.map(({ user_id: userId }) => userId);
  return findRelatedUsers(db, user, ids);
});
