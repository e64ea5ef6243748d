import { expect, test } from 'vitest';
import { altitudeTicks } from './altitude-ticks.js';

test.each([
  {
    why: 'metres of a flat country',
    low: 60,
    high: 1840,
    count: 5,
    expected: [0, 500, 1000, 1500, 2000],
  },
  { why: 'a coast below sea level', low: -3, high: 900, count: 3, expected: [-500, 0, 500, 1000] },
  { why: 'a level track', low: 400, high: 400, count: 4, expected: [400] },
  { why: 'little room', low: 0, high: 3000, count: 1, expected: [0, 5000] },
])('$why', ({ low, high, count, expected }) => {
  expect(altitudeTicks(low, high, count).values).toEqual(expected);
});
