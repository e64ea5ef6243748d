import { expect, test } from 'vitest';
import { levelsOf } from '../testing/levels-of.js';
import { DIPLOMA } from './diploma.js';

test.each([
  { why: 'just below the first level', flights: [{ courseKm: 749.99 }], expected: [] },
  { why: 'exactly the first level', flights: [{ courseKm: 750 }], expected: ['1@0'] },
  {
    why: 'each level is tied to the flight that reaches it',
    flights: [{ courseKm: 750 }, { courseKm: 999.99 }, { courseKm: 1500 }],
    expected: ['1@0', '2@2', '3@2', '4@2'],
  },
  {
    why: 'a later equal flight earns nothing',
    flights: [{ courseKm: 750 }, { courseKm: 750 }],
    expected: ['1@0'],
  },
])('$why', ({ flights, expected }) => {
  expect(levelsOf(DIPLOMA, flights)).toEqual(expected);
});
