import { publicStatus } from '../accounts/public-status.js';
import { operation } from '../platform/http/operation.js';
import { withoutNull } from '../platform/http/responses.js';
import { holdersQuery } from './queries.js';
import { findBadge, serializeAchievement } from './serialize.js';

export const listBadgeHolders = operation('listBadgeHolders', async ({ path, query }, { db }) => {
  const { id: badge } = findBadge(path.badge_id);
  const { club_id_in: clubIds, skip = 0, limit = 250 } = query;
  const rows = await holdersQuery(db, { badge, clubIds, skip, limit }).execute();
  return rows.map((row) => {
    const { user_id: id, name, image_key: image, shows_plan: showsPlan } = row;
    const status = publicStatus({
      plan: row.plan,
      badge: showsPlan,
      is_developer: row.is_developer,
    });
    return Object.assign(serializeAchievement(row), {
      user: withoutNull({ id, name, image, ...status }),
    });
  });
});
