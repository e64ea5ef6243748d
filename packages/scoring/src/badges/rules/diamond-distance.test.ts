import { expect, test } from 'vitest';
import { levelsOf } from '../testing/levels-of.js';
import { DIAMOND_DISTANCE } from './diamond-distance.js';

test.each([
  { why: 'just below the first level', flights: [{ courseKm: 499.99 }], expected: [] },
  { why: 'exactly the first level', flights: [{ courseKm: 500 }], expected: ['1@0'] },
  {
    why: 'a later equal flight earns nothing',
    flights: [{ courseKm: 500 }, { courseKm: 500 }],
    expected: ['1@0'],
  },
])('$why', ({ flights, expected }) => {
  expect(levelsOf(DIAMOND_DISTANCE, flights)).toEqual(expected);
});
