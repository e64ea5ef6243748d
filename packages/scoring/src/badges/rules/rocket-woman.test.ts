import { expect, test } from 'vitest';
import { levelsOf } from '../testing/levels-of.js';
import { ROCKET_WOMAN } from './rocket-woman.js';

test.each([
  { why: 'just below the first level', flights: [{ strongThermalGainM: 499 }], expected: [] },
  { why: 'exactly the first level', flights: [{ strongThermalGainM: 500 }], expected: ['1@0'] },
  {
    why: 'a later equal flight earns nothing',
    flights: [{ strongThermalGainM: 500 }, { strongThermalGainM: 500 }],
    expected: ['1@0'],
  },
])('$why', ({ flights, expected }) => {
  expect(levelsOf(ROCKET_WOMAN, flights)).toEqual(expected);
});
