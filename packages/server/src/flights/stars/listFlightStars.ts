import { findRelatedUsers } from '../../follows/operations/queries.js';
import { operation } from '../../platform/http/operation.js';
import { requireVisible } from '../model/visibility.js';

export const listFlightStars = operation('listFlightStars', async (request, services) => {
  const { db } = services;
  const { path, query, user } = request;
  const { skip = 0, limit = 100 } = query;
  await requireVisible(services, path.id, { user, link: query.link });
  const rows = await db
    .selectFrom('flight_star')
    .where('flight_id', '=', path.id)
    .orderBy('created', 'desc')
    .orderBy('user_id')
    .offset(skip)
    .limit(limit)
    .select('user_id')
    .execute();
  const ids = rows.map(({ user_id: userId }) => userId);
  return findRelatedUsers(db, user, ids);
});
