import { expect, test } from 'vitest';
import { timeAt } from './time-at.js';

const times = ['2026-07-14T09:00:00Z', '2026-07-14T10:00:00Z'];

test.each([
  { why: 'the last before the cursor', at: '2026-07-14T10:30:00Z', expected: times[1] },
  { why: 'up to the next', at: '2026-07-14T09:59:59Z', expected: times[0] },
  { why: 'the first before all', at: '2026-07-14T08:00:00Z', expected: times[0] },
  { why: 'the first without a cursor', at: null, expected: times[0] },
])('returns the time of an image: $why', ({ at, expected }) => {
  const timeS = at === null ? null : Date.parse(at) / 1000;
  expect(timeAt(times, timeS)).toBe(expected);
});

test('layers without times have none', () => {
  expect(timeAt([], 0)).toBeUndefined();
});
