import type { Achievement } from '@cloudstreet/sdk';

/** Returns the highest achievement of each badge, in the given order of their levels. */
export function highestAchievements<Earned extends Pick<Achievement, 'badge_id' | 'points'>>(
  achievements: readonly Earned[],
): readonly Earned[] {
  const highest = new Map<string, Earned>();
  for (const each of achievements) {
    const before = highest.get(each.badge_id);
    if (!before || each.points > before.points) highest.set(each.badge_id, each);
  }
  return [...highest.values()];
}
