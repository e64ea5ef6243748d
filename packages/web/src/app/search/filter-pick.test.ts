import { expect, test } from 'vitest';
import { withPick } from './filter-pick.js';
import type { FlightSearch } from './flight-search.js';

const NOW = new Date('2026-07-14T12:00:00Z');

test.each<{
  why: string;
  search: FlightSearch;
  pick: Parameters<typeof withPick>[1];
  expected: object;
}>([
  {
    why: 'one more of a list',
    search: { user: [1], contest: 'out' },
    pick: { index: 'user', id: 2 },
    expected: { user: [1, 2], contest: 'out' },
  },
  {
    why: 'the same again',
    search: { region: ['DE-BY'] },
    pick: { index: 'region', id: 'DE-BY' },
    expected: { region: ['DE-BY'] },
  },
  {
    why: 'a class',
    search: {},
    pick: { index: 'sc_class', id: '18' },
    expected: { sc_class: ['18'] },
  },
  {
    why: 'a season in place of a day',
    search: { scoring_date: 'today' },
    pick: { index: 'season', id: 2024 },
    expected: { season: 2024 },
  },
  {
    why: 'today in place of a season',
    search: { season: 2024 },
    pick: { index: 'scoring_date', id: '2026-07-14' },
    expected: { scoring_date: 'today' },
  },
  {
    why: 'a month of every year',
    search: { season: 2024 },
    pick: { index: 'month', id: 2 },
    expected: { season: 2024, month: [2] },
  },
  {
    why: 'a month of one year in place of a season',
    search: { season: 2024 },
    pick: { index: 'month', id: '2024-02' },
    expected: { scoring_date_start: '2024-02-01', scoring_date_end: '2024-02-29' },
  },
  {
    why: 'a distance that no upper bound forbids',
    search: { distance_lt: 800 },
    pick: { index: 'distance', id: 500 },
    expected: { distance_gt: 500, distance_lt: 800 },
  },
  {
    why: 'a distance beyond the upper bound',
    search: { distance_lt: 300 },
    pick: { index: 'distance', id: 500 },
    expected: { distance_gt: 500 },
  },
  {
    why: 'another place in the same radius',
    search: { point_of_interest: 'city-1', radius: 20 },
    pick: { index: 'point_of_interest', id: 'airport-3' },
    expected: { point_of_interest: 'airport-3', radius: 20 },
  },
  {
    why: 'one more sector',
    search: { sector: ['ALPS'] },
    pick: { index: 'sector', id: 'PYRENEES' },
    expected: { sector: ['ALPS', 'PYRENEES'] },
  },
  {
    why: 'what is no filter',
    search: { user: [1] },
    pick: { index: 'device', id: 3 },
    expected: { user: [1] },
  },
  {
    why: 'a value that the filter does not take',
    search: {},
    pick: { index: 'sc_class', id: 'XL' },
    expected: {},
  },
])('$why', ({ search, pick, expected }) => {
  expect(withPick(search, pick, NOW)).toEqual(expected);
});
