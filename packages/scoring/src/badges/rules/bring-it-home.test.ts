import { expect, test } from 'vitest';
import { levelsOf } from '../testing/levels-of.js';
import { BRING_IT_HOME } from './bring-it-home.js';

test.each([
  { why: 'just below the first level', flights: [{ finalGlideKm: 49.99 }], expected: [] },
  { why: 'exactly the first level', flights: [{ finalGlideKm: 50 }], expected: ['1@0'] },
  {
    why: 'a later equal flight earns nothing',
    flights: [{ finalGlideKm: 50 }, { finalGlideKm: 50 }],
    expected: ['1@0'],
  },
])('$why', ({ flights, expected }) => {
  expect(levelsOf(BRING_IT_HOME, flights)).toEqual(expected);
});
