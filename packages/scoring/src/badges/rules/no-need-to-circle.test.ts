import { expect, test } from 'vitest';
import { levelsOf } from '../testing/levels-of.js';
import { NO_NEED_TO_CIRCLE } from './no-need-to-circle.js';

test.each([
  { why: 'just below the first level', flights: [{ noCircleKm: 99.99 }], expected: [] },
  { why: 'exactly the first level', flights: [{ noCircleKm: 100 }], expected: ['1@0'] },
  {
    why: 'a later equal flight earns nothing',
    flights: [{ noCircleKm: 100 }, { noCircleKm: 100 }],
    expected: ['1@0'],
  },
])('$why', ({ flights, expected }) => {
  expect(levelsOf(NO_NEED_TO_CIRCLE, flights)).toEqual(expected);
});
