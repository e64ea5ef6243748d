import { operation } from '../../platform/http/operation.js';
import { requireShownFollows } from '../model/follow-settings.js';
import { findFollowerIds, findRelatedUsers } from './queries.js';

export const listFollowers = operation('listFollowers', async (request, { db }) => {
  const { path, query, user } = request;
  const { skip = 0, limit = 100 } = query;
  await requireShownFollows(db, user, path.id);
  return findRelatedUsers(db, user, await findFollowerIds(db, path.id, { skip, limit }));
});
