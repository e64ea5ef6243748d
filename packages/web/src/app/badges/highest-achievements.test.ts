import type { UserAchievement } from '@cloudstreet/sdk';
import { expect, test } from 'vitest';
import { highestAchievements } from './highest-achievements.js';

function achievement(badge: string, points: number) {
  return { badge_id: badge, points } as UserAchievement;
}

test('keeps one achievement per badge, the highest', () => {
  const all = [achievement('hawk', 1), achievement('endurance', 2), achievement('endurance', 3)];
  expect(highestAchievements(all)).toEqual([all[0], all[2]]);
});
