import { expect, test } from 'vitest';
import { levelsOf } from '../testing/levels-of.js';
import { GOLD } from './gold.js';

test.each([
  {
    why: 'parts in three flights',
    flights: [{ gainM: 3000 }, { courseKm: 300 }, { courseKm: 400 }, { freeFlightH: 5 }],
    expected: ['1@3'],
  },
  {
    why: 'no part twice',
    flights: [{ gainM: 3000 }, { gainM: 3500 }, { gainM: 4000 }],
    expected: [],
  },
])('$why', ({ flights, expected }) => {
  expect(levelsOf(GOLD, flights)).toEqual(expected);
});
