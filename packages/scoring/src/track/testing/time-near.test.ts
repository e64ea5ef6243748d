import { expect, test } from 'vitest';
import { timeNear } from './time-near.js';

test.each([
  { why: 'the same day', clock: '10:00:30', nearS: 36_000, expected: 36_030 },
  { why: 'after midnight', clock: '00:00:05', nearS: 86_390, expected: 86_405 },
  { why: 'before midnight', clock: '23:59:50', nearS: 86_405, expected: 86_390 },
  { why: 'before the first day', clock: '23:59:50', nearS: 5, expected: -10 },
  { why: 'on the third day', clock: '06:05:48', nearS: 200_000, expected: 194_748 },
])('a time of $why', ({ clock, nearS, expected }) => {
  expect(timeNear(clock, nearS)).toBe(expected);
});
