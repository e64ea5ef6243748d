import { expect, test } from 'vitest';
import { levelsOf } from '../testing/levels-of.js';
import { SPRINTER } from './sprinter.js';

test.each([
  { why: 'just below the first level', flights: [{ speedPoints: 69.99 }], expected: [] },
  { why: 'exactly the first level', flights: [{ speedPoints: 70 }], expected: ['1@0'] },
  {
    why: 'each level is tied to the flight that reaches it',
    flights: [{ speedPoints: 70 }, { speedPoints: 89.99 }, { speedPoints: 150 }],
    expected: ['1@0', '2@2', '3@2', '4@2', '5@2'],
  },
  {
    why: 'a later equal flight earns nothing',
    flights: [{ speedPoints: 70 }, { speedPoints: 70 }],
    expected: ['1@0'],
  },
])('$why', ({ flights, expected }) => {
  expect(levelsOf(SPRINTER, flights)).toEqual(expected);
});
