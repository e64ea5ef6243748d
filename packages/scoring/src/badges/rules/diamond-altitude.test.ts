import { expect, test } from 'vitest';
import { levelsOf } from '../testing/levels-of.js';
import { DIAMOND_ALTITUDE } from './diamond-altitude.js';

test.each([
  { why: 'just below the first level', flights: [{ gainM: 4999 }], expected: [] },
  { why: 'exactly the first level', flights: [{ gainM: 5000 }], expected: ['1@0'] },
  {
    why: 'a later equal flight earns nothing',
    flights: [{ gainM: 5000 }, { gainM: 5000 }],
    expected: ['1@0'],
  },
])('$why', ({ flights, expected }) => {
  expect(levelsOf(DIAMOND_ALTITUDE, flights)).toEqual(expected);
});
