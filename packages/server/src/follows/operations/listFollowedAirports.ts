import { operation } from '../../platform/http/operation.js';
import { requireShownFollows } from '../model/follow-settings.js';
import { findFollowedAirports, serializePlace } from './queries.js';

export const listFollowedAirports = operation('listFollowedAirports', async (request, { db }) => {
  const { path, query, user } = request;
  const { skip = 0, limit = 100 } = query;
  await requireShownFollows(db, user, path.id);
  const rows = await findFollowedAirports(db, path.id, { skip, limit });
  return rows.map((row) => serializePlace(row));
});
