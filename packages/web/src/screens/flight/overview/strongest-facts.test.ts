import type { FlightPlacing } from '@cloudstreet/sdk';
import { expect, test } from 'vitest';
import { isFirst, strongestFacts } from './strongest-facts.js';

const day = { place: 2, flights: 34 };
const ofDay = { kind: 'place', among: 'day', ...day };

test.each<{ why: string; placing: FlightPlacing; expected: object[] }>([
  { why: 'a flight that does not count has none', placing: {}, expected: [] },
  {
    why: 'a flight that is alone',
    placing: { day: { place: 1, flights: 1 }, season: { place: 1, flights: 1 } },
    expected: [{ kind: 'alone' }],
  },
  {
    why: 'a late place of the season comes last',
    placing: { day, season: { place: 41, flights: 5120 }, airport_best: 'month' },
    expected: [
      ofDay,
      { kind: 'airport', period: 'month' },
      { kind: 'place', among: 'season', place: 41, flights: 5120 },
    ],
  },
  {
    why: 'a place in the region if it is better',
    placing: { day, region_day: { place: 1, flights: 12 } },
    expected: [ofDay, { kind: 'place', among: 'region', place: 1, flights: 12 }],
  },
  {
    why: 'not if it is the only flight there',
    placing: { day, region_day: { place: 1, flights: 1 } },
    expected: [ofDay],
  },
  {
    why: 'not if it is the same',
    placing: { day, region_day: { place: 2, flights: 12 } },
    expected: [ofDay],
  },
  {
    why: 'the strongest of each kind',
    placing: {
      day,
      season: { place: 3, flights: 5120 },
      user_best: { points: 'season', distance: 'ever', speed: 'ever' },
      airport_best: 'season',
    },
    expected: [
      ofDay,
      { kind: 'place', among: 'season', place: 3, flights: 5120 },
      { kind: 'user', result: 'distance', period: 'ever' },
    ],
  },
])('$why', ({ placing, expected }) => {
  expect(strongestFacts(placing)).toEqual(expected);
});

test.each<{ fact: Parameters<typeof isFirst>[0]; expected: boolean }>([
  { fact: { kind: 'alone' }, expected: false },
  { fact: { kind: 'place', among: 'day', place: 1, flights: 2 }, expected: true },
  { fact: { kind: 'place', among: 'day', place: 2, flights: 2 }, expected: false },
  { fact: { kind: 'airport', period: 'month' }, expected: true },
])('$fact.kind is a first: $expected', ({ fact, expected }) => {
  expect(isFirst(fact)).toBe(expected);
});
