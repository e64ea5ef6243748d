import { altitudeScale } from '@cloudstreet/scoring/units';
import { expect, test } from 'vitest';
import { altitudeTicks } from './altitude-ticks.js';

const METRES = altitudeScale({ symbol: 'm' });
const FEET = altitudeScale({ symbol: 'ft' });

test.each([
  {
    why: 'the usual step',
    scale: METRES,
    low: 390,
    high: 1050,
    maxCount: 5,
    expected: [200, 400, 600, 800, 1000, 1200],
  },
  {
    why: 'the finer step',
    scale: METRES,
    low: 390,
    high: 690,
    maxCount: 5,
    expected: [300, 400, 500, 600, 700],
  },
  {
    why: 'a flight that goes high',
    scale: METRES,
    low: 60,
    high: 1840,
    maxCount: 5,
    expected: [0, 500, 1000, 1500, 2000],
  },
  {
    why: 'the usual step in feet',
    scale: FEET,
    low: 1200,
    high: 5800,
    maxCount: 6,
    expected: [1000, 2000, 3000, 4000, 5000, 6000],
  },
  {
    why: 'the finer step in feet',
    scale: FEET,
    low: 1200,
    high: 2800,
    maxCount: 5,
    expected: [1000, 1500, 2000, 2500, 3000],
  },
  {
    why: 'a single climb, from near',
    scale: METRES,
    low: 1210,
    high: 1290,
    maxCount: 5,
    expected: [1200, 1220, 1240, 1260, 1280, 1300],
  },
  {
    why: 'a coast below sea level',
    scale: METRES,
    low: -3,
    high: 900,
    maxCount: 3,
    expected: [-500, 0, 500, 1000],
  },
  { why: 'a level track', scale: METRES, low: 400, high: 400, maxCount: 4, expected: [400] },
  { why: 'little room', scale: METRES, low: 0, high: 3000, maxCount: 1, expected: [0, 5000] },
])('$why', ({ expected, ...axis }) => {
  expect(altitudeTicks(axis)).toEqual(expected);
});
