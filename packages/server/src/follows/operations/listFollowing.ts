import { operation } from '../../platform/http/operation.js';
import { requireShownFollows } from '../model/follow-settings.js';
import { findFollowedIds, findRelatedUsers } from './queries.js';

export const listFollowing = operation('listFollowing', async (request, { db }) => {
  const { path, query, user } = request;
  const { skip = 0, limit = 100 } = query;
  await requireShownFollows(db, user, path.id);
  return findRelatedUsers(db, user, await findFollowedIds(db, path.id, { skip, limit }));
});
