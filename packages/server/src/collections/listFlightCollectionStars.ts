import { findRelatedUsers } from '../follows/operations/queries.js';
import { operation } from '../platform/http/operation.js';
import { requireCollection } from './queries.js';

export const listFlightCollectionStars = operation(
  'listFlightCollectionStars',
  async ({ path, query, user }, { db }) => {
    const { skip = 0, limit = 100, link } = query;
    await requireCollection(db, path.id, { user, link });
    const rows = await db
      .selectFrom('flight_collection_star')
      .where('collection_id', '=', path.id)
      .orderBy('created', 'desc')
      .orderBy('user_id')
      .offset(skip)
      .limit(limit)
      .select('user_id')
      .execute();
    const ids = rows.map(({ user_id: userId }) => userId);
    return findRelatedUsers(db, user, ids);
  },
);
