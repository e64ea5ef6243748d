import { expect, test } from 'vitest';
import { isJunior } from './junior.js';

test.each([
  { why: '25 on the first day of the season', born: '2000-10-01', junior: true },
  { why: '25 on the day before', born: '2000-09-30', junior: false },
  { why: 'much younger', born: '2010-05-05', junior: true },
  { why: 'born on a leap day', born: '2004-02-29', junior: true },
])('$why', ({ born, junior }) => {
  expect(isJunior(born, 2026)).toBe(junior);
});
