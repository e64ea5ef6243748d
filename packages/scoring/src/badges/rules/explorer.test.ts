import { expect, test } from 'vitest';
import { levelsOf } from '../testing/levels-of.js';
import { EXPLORER } from './explorer.js';

test.each([
  {
    why: 'a declared out and return of 250 km',
    flights: [{ task: { kind: 'OR', distanceKm: 250, isClosed: true, turnpoints: 1 } } as const],
    expected: ['1@0'],
  },
  {
    why: '249.99 km',
    flights: [{ task: { kind: 'OR', distanceKm: 249.99, isClosed: true, turnpoints: 1 } } as const],
    expected: [],
  },
  {
    why: 'a triangle is no out and return',
    flights: [{ task: { kind: 'TR', distanceKm: 800, isClosed: true, turnpoints: 2 } } as const],
    expected: [],
  },
  { why: 'no completed task', flights: [{ freeKm: 900 }], expected: [] },
  {
    why: '1250 km reach all levels',
    flights: [{ task: { kind: 'OR', distanceKm: 1250, isClosed: true, turnpoints: 1 } } as const],
    expected: ['1@0', '2@0', '3@0', '4@0', '5@0'],
  },
])('$why', ({ flights, expected }) => {
  expect(levelsOf(EXPLORER, flights)).toEqual(expected);
});
