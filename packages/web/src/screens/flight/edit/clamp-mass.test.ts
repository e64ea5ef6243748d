import { expect, test } from 'vitest';
import { clampMass } from './clamp-mass.js';

const LIMITS = { minKg: 490, maxKg: 750 };
const OPEN = { minKg: undefined, maxKg: undefined };

test.each([
  { why: 'on the lower limit', massKg: 490, limits: LIMITS, expected: { massKg: 490 } },
  { why: 'below it', massKg: 489.9, limits: LIMITS, expected: { massKg: 490, wasOff: 'low' } },
  { why: 'on the upper limit', massKg: 750, limits: LIMITS, expected: { massKg: 750 } },
  { why: 'above it', massKg: 751, limits: LIMITS, expected: { massKg: 750, wasOff: 'high' } },
  { why: 'not known', massKg: null, limits: LIMITS, expected: { massKg: null } },
  { why: 'without limits', massKg: 2000, limits: OPEN, expected: { massKg: 2000 } },
  {
    why: 'with limits that cross',
    massKg: 400,
    limits: { minKg: 620, maxKg: 600 },
    expected: { massKg: 600, wasOff: 'low' },
  },
])('$why', ({ massKg, limits, expected }) => {
  expect(clampMass(massKg, limits)).toEqual(expected);
});
