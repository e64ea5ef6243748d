import { expect, test } from 'vitest';
import { achievementLevel, achievementsToNextLevel } from './achievement-level.js';

test.each([
  { why: 'nothing yet', count: 0, level: 1, missing: 10 },
  { why: 'one before the limit', count: 9, level: 1, missing: 1 },
  { why: 'on the limit', count: 10, level: 2, missing: 10 },
  { why: 'within a level', count: 23, level: 3, missing: 7 },
  { why: 'the first level in black', count: 110, level: 12, missing: 10 },
  { why: 'far above', count: 1234, level: 124, missing: 6 },
])('$count achievements, $why: level $level', ({ count, level, missing }) => {
  expect(achievementLevel(count)).toBe(level);
  expect(achievementsToNextLevel(count)).toBe(missing);
});
