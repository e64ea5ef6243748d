import { expect, test } from 'vitest';
import { levelsOf } from '../testing/levels-of.js';
import { POINT_HUNTER } from './point-hunter.js';

test.each([
  { why: 'just below the first level', flights: [{ freePoints: 599.99 }], expected: [] },
  { why: 'exactly the first level', flights: [{ freePoints: 600 }], expected: ['1@0'] },
  {
    why: 'each level is tied to the flight that reaches it',
    flights: [{ freePoints: 600 }, { freePoints: 799.99 }, { freePoints: 1500 }],
    expected: ['1@0', '2@2', '3@2', '4@2', '5@2'],
  },
  {
    why: 'a later equal flight earns nothing',
    flights: [{ freePoints: 600 }, { freePoints: 600 }],
    expected: ['1@0'],
  },
])('$why', ({ flights, expected }) => {
  expect(levelsOf(POINT_HUNTER, flights)).toEqual(expected);
});
