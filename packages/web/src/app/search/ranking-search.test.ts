import { expect, test } from 'vitest';
import { parseContestPath } from './contest-path.js';
import {
  parseRankingSearch,
  rankingFilters,
  rankingOf,
  withoutRankingFilter,
  withRankingPick,
} from './ranking-search.js';

test.each([
  {
    why: 'all that is known',
    raw: {
      season: '2024',
      category: 'club',
      sc_class: 'VI',
      user: 'junior',
      count: '3',
      order_by: 'speed',
      country: 'DE',
      region: 'DE-NI',
      continent: 'EU',
      club: '7',
      airport: '8',
      month: '6',
      keyword: 'winter,fes',
    },
    expected: {
      season: 2024,
      category: 'club',
      sc_class: 'VI',
      user: 'junior',
      count: 3,
      order_by: 'speed',
      country: 'DE',
      region: 'DE-NI',
      continent: 'EU',
      club: 7,
      airport: 8,
      month: 6,
      keyword: ['winter', 'fes'],
    },
  },
  {
    why: 'numbers as the router reads them',
    raw: { season: 2024, sc_class: 18 },
    expected: { season: 2024, sc_class: '18' },
  },
  { why: 'of two values the first', raw: { club: '7,8' }, expected: { club: 7 } },
  {
    why: 'unknown values',
    raw: {
      season: 'last',
      category: 'dog',
      sc_class: 'XL',
      user: 'cat',
      order_by: 'luck',
      country: 'Germany',
      keyword: 'fast',
    },
    expected: {},
  },
  {
    why: 'values out of range',
    raw: { season: 1e9, count: 0, month: 13, club: -1 },
    expected: {},
  },
  { why: 'unknown names', raw: { planet: 3 }, expected: {} },
])('reads $why', ({ raw, expected }) => {
  expect(parseRankingSearch(raw)).toEqual(expected);
});

test('requests the current season by default', () => {
  const now = new Date('2026-11-22T08:00:00Z');
  expect(rankingOf('free', {}, now)).toEqual({ contest: 'free', season: 2027 });
  expect(rankingOf('au', { season: 2024, user: 'female' }, now)).toEqual({
    contest: 'au',
    season: 2024,
    user: 'female',
  });
});

test('removes filters one by one', () => {
  const search = { season: 2026, country: 'DE', keyword: ['winter', 'fes'] } as const;
  const filters = rankingFilters(parseRankingSearch({ ...search, keyword: 'winter,fes' }));
  expect(filters).toEqual([
    { filter: 'country', value: 'DE' },
    { filter: 'keyword', value: 'winter' },
    { filter: 'keyword', value: 'fes' },
  ]);
  const parsed = parseRankingSearch({ ...search, keyword: 'winter,fes' });
  expect(withoutRankingFilter(parsed, filters[0]!)).toEqual({
    season: 2026,
    keyword: ['winter', 'fes'],
  });
  expect(withoutRankingFilter(parsed, filters[1]!).keyword).toEqual(['fes']);
});

test.each([
  { why: 'a month of every year', id: 6, expected: { country: 'DE', month: 6 } },
  { why: 'one of a season', id: '2025-06', expected: { country: 'DE', season: 2025, month: 6 } },
  { why: 'after its end', id: '2025-10', expected: { country: 'DE', season: 2026, month: 10 } },
])('can be limited to a month: $why', ({ id, expected }) => {
  expect(withRankingPick({ country: 'DE' }, { index: 'month', id })).toEqual(expected);
});

test('accepts all names of contests', () => {
  expect(parseContestPath('sprint')).toBe('speed');
});
