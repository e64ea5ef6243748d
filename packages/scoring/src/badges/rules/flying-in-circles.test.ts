import { expect, test } from 'vitest';
import { levelsOf } from '../testing/levels-of.js';
import { FLYING_IN_CIRCLES } from './flying-in-circles.js';

test.each([
  { why: 'around an airport', flights: [{ circledAirports: ['EDDF'] }], expected: ['1@0'] },
  { why: 'around none', flights: [{}], expected: [] },
])('$why', ({ flights, expected }) => {
  expect(levelsOf(FLYING_IN_CIRCLES, flights)).toEqual(expected);
});
