import { expect, test } from 'vitest';
import { clampMassKg } from './flight-mass.js';

const aircraft = { empty_mass: 250, mtow: 525 };
const unknown = { empty_mass: null, mtow: null };

test.each([
  { why: 'within the limits', massKg: 400, limits: { aircraft, hasCoUser: false }, expected: 400 },
  { why: 'below the pilot', massKg: 300, limits: { aircraft, hasCoUser: false }, expected: 330 },
  { why: 'below both', massKg: 330, limits: { aircraft, hasCoUser: true }, expected: 410 },
  { why: 'above the limit', massKg: 600, limits: { aircraft, hasCoUser: false }, expected: 525 },
  {
    why: 'no limits known',
    massKg: 5,
    limits: { aircraft: unknown, hasCoUser: true },
    expected: 5,
  },
  { why: 'no aircraft known', massKg: 5, limits: undefined, expected: 5 },
  { why: 'finer than any scale', massKg: 300.16, limits: undefined, expected: 300.2 },
  { why: 'next to nothing', massKg: 5e-324, limits: undefined, expected: 0 },
])('$why', ({ massKg, limits, expected }) => {
  expect(clampMassKg(massKg, limits)).toBe(expected);
});
