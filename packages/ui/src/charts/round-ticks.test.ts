import { expect, test } from 'vitest';
import { roundTicks } from './round-ticks.js';

test.each([
  { why: 'on both sides of zero', range: [-3.2, 4.1], count: 4, expected: [-2, 0, 2, 4] },
  {
    why: 'parts without rounding errors',
    range: [0, 0.35],
    count: 4,
    expected: [0, 0.1, 0.2, 0.3],
  },
  { why: 'hundreds', range: [0, 900], count: 5, expected: [0, 200, 400, 600, 800] },
  { why: 'ends that are round themselves', range: [0, 10], count: 2, expected: [0, 5, 10] },
  { why: 'none of an empty range', range: [1, 1], count: 5, expected: [] },
])('$why', ({ range: [low = 0, high = 0], count, expected }) => {
  expect(roundTicks(low, high, count)).toEqual(expected);
});
