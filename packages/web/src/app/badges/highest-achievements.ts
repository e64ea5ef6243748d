import type { UserAchievement } from '@cloudstreet/sdk';

/** Returns the highest achievement of each badge, in the given order of their levels. */
export function highestAchievements(
  achievements: readonly UserAchievement[],
): readonly UserAchievement[] {
  const highest = new Map<string, UserAchievement>();
  for (const each of achievements) {
    const before = highest.get(each.badge_id);
    if (!before || each.points > before.points) highest.set(each.badge_id, each);
  }
  return [...highest.values()];
}
