import { operation } from '../../platform/http/operation.js';
import { requireShownFollows } from '../model/follow-settings.js';
import { findFollowedClubs, serializePlace } from './queries.js';

export const listFollowedClubs = operation('listFollowedClubs', async (request, { db }) => {
  const { path, query, user } = request;
  const { skip = 0, limit = 100 } = query;
  await requireShownFollows(db, user, path.id);
  const rows = await findFollowedClubs(db, path.id, { skip, limit });
  return rows.map((row) => serializePlace(row));
});
