import { expect, test } from 'vitest';
import { altitudeTicks } from './altitude-ticks.js';

test.each([
  {
    why: 'the usual step',
    low: 390,
    high: 1050,
    maxCount: 5,
    expected: [200, 400, 600, 800, 1000, 1200],
  },
  {
    why: 'the finer step',
    low: 390,
    high: 690,
    maxCount: 5,
    expected: [300, 400, 500, 600, 700],
  },
  {
    why: 'a flight that goes high',
    low: 60,
    high: 1840,
    maxCount: 5,
    expected: [0, 500, 1000, 1500, 2000],
  },
  {
    why: 'the usual step in feet',
    low: 1200,
    high: 5800,
    maxCount: 6,
    expected: [1000, 2000, 3000, 4000, 5000, 6000],
  },
  {
    why: 'the finer step in feet',
    low: 1200,
    high: 2800,
    maxCount: 5,
    expected: [1000, 1500, 2000, 2500, 3000],
  },
  {
    why: 'a single climb, from near',
    low: 1210,
    high: 1290,
    maxCount: 5,
    expected: [1200, 1220, 1240, 1260, 1280, 1300],
  },
  {
    why: 'a coast below sea level',
    low: -3,
    high: 900,
    maxCount: 3,
    expected: [-500, 0, 500, 1000],
  },
  {
    why: 'an afternoon in feet, of which two lines would say little',
    low: 180,
    high: 4600,
    maxCount: 5,
    expected: [0, 1000, 2000, 3000, 4000, 5000],
  },
  {
    why: 'wave up to the stratosphere, in feet',
    low: 500,
    high: 49_800,
    maxCount: 5,
    expected: [0, 10_000, 20_000, 30_000, 40_000, 50_000],
  },
  {
    why: 'quarters, where fifths do not fit',
    low: 4200,
    high: 15_800,
    maxCount: 5,
    expected: [2500, 5000, 7500, 10_000, 12_500, 15_000, 17_500],
  },
  {
    why: 'no halves of a metre',
    low: 100,
    high: 110,
    maxCount: 4,
    expected: [100, 105, 110],
  },
  { why: 'a level track', low: 400, high: 400, maxCount: 4, expected: [400] },
  { why: 'little room', low: 0, high: 3000, maxCount: 1, expected: [0, 5000] },
])('$why', ({ expected, ...axis }) => {
  expect(altitudeTicks(axis)).toEqual(expected);
});
