import { publicStatus } from '../accounts/public-status.js';
import { requireShownFollows } from '../follows/model/follow-settings.js';
import { operation } from '../platform/http/operation.js';
import { withoutNull } from '../platform/http/responses.js';
import { holdersQuery } from './queries.js';
import { findBadge, serializeAchievement } from './serialize.js';

export const listBadgeHolders = operation('listBadgeHolders', async (request, { db }) => {
  const { path, query, user } = request;
  const { id: badge } = findBadge(path.badge_id);
  const { follower_source_id: followerId, club_id_in: clubIds, skip = 0, limit = 250 } = query;
  if (followerId !== undefined) await requireShownFollows(db, user, followerId);
  const rows = await holdersQuery(db, { badge, followerId, clubIds, skip, limit }).execute();
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
