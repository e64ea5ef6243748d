import { expect, test } from 'vitest';
import { levelsOf } from '../testing/levels-of.js';
import { SILVER } from './silver.js';

test.each([
  {
    why: 'all parts in one flight',
    flights: [{ freeFlightH: 5, gainM: 1000, straightKm: 50 }],
    expected: ['1@0'],
  },
  {
    why: 'the parts in two flights',
    flights: [{ freeFlightH: 5, gainM: 1000 }, { straightKm: 50 }],
    expected: [],
  },
  {
    why: 'a minute too short',
    flights: [{ freeFlightH: 4.98, gainM: 1400, straightKm: 80 }],
    expected: [],
  },
])('$why', ({ flights, expected }) => {
  expect(levelsOf(SILVER, flights)).toEqual(expected);
});
