import { expect, test } from 'vitest';
import { levelsOf } from '../testing/levels-of.js';
import { TRIANGLE_MASTER } from './triangle-master.js';

test.each([
  { why: 'just below the first level', flights: [{ triangleKm: 99.99 }], expected: [] },
  { why: 'exactly the first level', flights: [{ triangleKm: 100 }], expected: ['1@0'] },
  {
    why: 'each level is tied to the flight that reaches it',
    flights: [{ triangleKm: 100 }, { triangleKm: 299.99 }, { triangleKm: 1000 }],
    expected: ['1@0', '2@2', '3@2', '4@2', '5@2'],
  },
  {
    why: 'a later equal flight earns nothing',
    flights: [{ triangleKm: 100 }, { triangleKm: 100 }],
    expected: ['1@0'],
  },
])('$why', ({ flights, expected }) => {
  expect(levelsOf(TRIANGLE_MASTER, flights)).toEqual(expected);
});
