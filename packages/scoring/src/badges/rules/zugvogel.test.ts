import { expect, test } from 'vitest';
import { levelsOf } from '../testing/levels-of.js';
import { ZUGVOGEL } from './zugvogel.js';

test.each([
  {
    why: 'distances add up',
    flights: [{ freeKm: 1500 }, { freeKm: 499.99 }, { freeKm: 0.01 }],
    expected: ['1@2'],
  },
  {
    why: 'one flight may reach two levels',
    flights: [{ freeKm: 1999 }, { freeKm: 8001 }],
    expected: ['1@1', '2@1'],
  },
  {
    why: 'tenths add up exactly',
    flights: Array.from({ length: 20_000 }, () => ({ freeKm: 0.1 })),
    expected: ['1@19999'],
  },
])('$why', ({ flights, expected }) => {
  expect(levelsOf(ZUGVOGEL, flights)).toEqual(expected);
});
