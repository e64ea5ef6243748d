import { operation } from '../platform/http/operation.js';
import { findAchievements, getBadgeUser } from './queries.js';
import { findBadge, serializeAchievement, serializeBadge } from './serialize.js';

export const listAchievements = operation('listAchievements', async ({ path }, { db }) => {
  const { id } = await getBadgeUser(db, path.id);
  const rows = await findAchievements(db, id);
  return rows.map((row) =>
    Object.assign(serializeAchievement(row), { badge: serializeBadge(findBadge(row.badge)) }),
  );
});
