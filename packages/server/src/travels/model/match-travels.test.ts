import { expect, test } from 'vitest';
import { matchTravels } from './match-travels.js';

test('a travel continues the one with which it shares the most flights', () => {
  const stored = [
    { id: 1, flightIds: [10, 11, 12] },
    { id: 2, flightIds: [20, 21] },
  ];
  expect(matchTravels(stored, [[10, 11, 12, 13], [20], [30, 31]])).toEqual([1, 2, undefined]);
});

test('the larger part of a divided travel keeps it', () => {
  const stored = [{ id: 1, flightIds: [10, 11, 12, 13, 14] }];
  expect(
    matchTravels(stored, [
      [10, 11],
      [12, 13, 14],
    ]),
  ).toEqual([undefined, 1]);
});

test('two travels that become one keep the larger of them', () => {
  const stored = [
    { id: 1, flightIds: [10, 11] },
    { id: 2, flightIds: [12, 13, 14] },
  ];
  expect(matchTravels(stored, [[10, 11, 12, 13, 14]])).toEqual([2]);
});
