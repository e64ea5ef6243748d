import { expect, test } from 'vitest';
import { levelsOf } from '../testing/levels-of.js';
import { ENDURANCE } from './endurance.js';

test.each([
  { why: 'just below the first level', flights: [{ durationH: 4.99 }], expected: [] },
  { why: 'exactly the first level', flights: [{ durationH: 5 }], expected: ['1@0'] },
  {
    why: 'each level is tied to the flight that reaches it',
    flights: [{ durationH: 5 }, { durationH: 7.99 }, { durationH: 14 }],
    expected: ['1@0', '2@2', '3@2', '4@2'],
  },
  {
    why: 'a later equal flight earns nothing',
    flights: [{ durationH: 5 }, { durationH: 5 }],
    expected: ['1@0'],
  },
])('$why', ({ flights, expected }) => {
  expect(levelsOf(ENDURANCE, flights)).toEqual(expected);
});
