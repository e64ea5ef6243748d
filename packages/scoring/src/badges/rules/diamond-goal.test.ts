import { expect, test } from 'vitest';
import { levelsOf } from '../testing/levels-of.js';
import { DIAMOND_GOAL } from './diamond-goal.js';

test.each([
  {
    why: 'a declared out and return of 300 km',
    flights: [{ task: { kind: 'OR', distanceKm: 300, isClosed: true, turnpoints: 1 } } as const],
    expected: ['1@0'],
  },
  {
    why: 'a declared FAI triangle with its start on a leg',
    flights: [{ task: { kind: 'TR', distanceKm: 305.2, isClosed: true, turnpoints: 3 } } as const],
    expected: ['1@0'],
  },
  {
    why: 'a declared triangle of another shape',
    flights: [{ task: { kind: 'FR4', distanceKm: 310, isClosed: true, turnpoints: 2 } } as const],
    expected: ['1@0'],
  },
  {
    why: 'a quadrangle',
    flights: [{ task: { kind: 'FR4', distanceKm: 400, isClosed: true, turnpoints: 3 } } as const],
    expected: [],
  },
  {
    why: 'an open task',
    flights: [{ task: { kind: 'FR4', distanceKm: 400, isClosed: false, turnpoints: 2 } } as const],
    expected: [],
  },
  {
    why: '299.99 km',
    flights: [{ task: { kind: 'OR', distanceKm: 299.99, isClosed: true, turnpoints: 1 } } as const],
    expected: [],
  },
])('$why', ({ flights, expected }) => {
  expect(levelsOf(DIAMOND_GOAL, flights)).toEqual(expected);
});
