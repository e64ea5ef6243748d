import { expect, test } from 'vitest';
import { levelsOf } from '../testing/levels-of.js';
import { AERONAUT } from './aeronaut.js';

test.each([
  {
    why: 'hours add up',
    flights: [{ durationH: 20 }, { durationH: 29.99 }, { durationH: 0.01 }],
    expected: ['1@2'],
  },
  { why: 'a flight without hours earns nothing', flights: [{ durationH: 0 }], expected: [] },
])('$why', ({ flights, expected }) => {
  expect(levelsOf(AERONAUT, flights)).toEqual(expected);
});
