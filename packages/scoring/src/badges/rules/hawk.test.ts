import { expect, test } from 'vitest';
import { levelsOf } from '../testing/levels-of.js';
import { HAWK } from './hawk.js';

test.each([
  { why: 'just below the first level', flights: [{ thermalGainM: 1499 }], expected: [] },
  { why: 'exactly the first level', flights: [{ thermalGainM: 1500 }], expected: ['1@0'] },
  {
    why: 'a later equal flight earns nothing',
    flights: [{ thermalGainM: 1500 }, { thermalGainM: 1500 }],
    expected: ['1@0'],
  },
])('$why', ({ flights, expected }) => {
  expect(levelsOf(HAWK, flights)).toEqual(expected);
});
