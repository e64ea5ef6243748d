import { expect, test } from 'vitest';
import { namedSeasons, trendScale } from './trend-scale.js';

test.each([
  { why: 'sums begin at zero', values: [40, 80], isSum: true, low: 0, ticks: [0, 50] },
  {
    why: 'means have the room that they need',
    values: [80, 84],
    isSum: false,
    low: 75.8,
    ticks: [80, 85],
  },
  {
    why: 'a single mean has room, too',
    values: [100],
    isSum: false,
    low: 95,
    ticks: [95, 100, 105],
  },
  { why: 'nothing but zeros', values: [0, 0], isSum: true, low: 0, ticks: [0, 0.5, 1] },
])('$why', ({ values, isSum, low, ticks }) => {
  const scale = trendScale(values, isSum);
  expect(scale.low).toBeCloseTo(low, 6);
  expect(scale.high).toBeGreaterThan(Math.max(...values));
  expect(scale.ticks).toEqual(ticks);
});

test.each([
  { first: 2026, last: 2026, expected: [2026] },
  { first: 2024, last: 2026, expected: [2024, 2025, 2026] },
  { first: 2008, last: 2026, expected: [2008, 2011, 2014, 2017, 2020, 2023, 2026] },
])('labels the seasons $expected from $first to $last', ({ first, last, expected }) => {
  expect(namedSeasons(first, last)).toEqual(expected);
});
