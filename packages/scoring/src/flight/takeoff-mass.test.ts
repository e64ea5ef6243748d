import { expect, test } from 'vitest';
import { takeoffMassLimits } from './takeoff-mass.js';

const masses = { empty_mass: 410, mtow: 750 };

test.each([
  { why: 'one person', masses, people: 1, expected: { minKg: 490, maxKg: 750 } },
  { why: 'two people', masses, people: 2, expected: { minKg: 570, maxKg: 750 } },
  { why: 'nothing known', masses: {}, people: 2, expected: {} },
  {
    why: 'nothing known, as a database says it',
    masses: { empty_mass: null, mtow: null },
    people: 1,
    expected: {},
  },
] as const)('$why', ({ masses: given, people, expected }) => {
  expect(takeoffMassLimits(given, people)).toEqual(expected);
});
