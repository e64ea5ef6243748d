import { expect, test } from 'vitest';
import { parseContestPath, parseRankingSearch, rankingOf } from './ranking-search.js';

test.each([
  {
    why: 'all that is known',
    raw: { season: '2024', category: 'pilot', sc_class: 'ST', skip: '500' },
    expected: { season: 2024, category: 'pilot', sc_class: 'ST', skip: 500 },
  },
  {
    why: 'numbers as the router reads them',
    raw: { season: 2024, sc_class: 18, skip: 250 },
    expected: { season: 2024, sc_class: '18', skip: 250 },
  },
  {
    why: 'unknown values',
    raw: { season: 'last', category: 'dog', sc_class: 'XL', skip: 100 },
    expected: {},
  },
  { why: 'values out of range', raw: { season: 1e9, skip: -250 }, expected: {} },
  { why: 'unknown names', raw: { planet: 3 }, expected: {} },
])('reads $why', ({ raw, expected }) => {
  expect(parseRankingSearch(raw)).toEqual(expected);
});

test('asks for the current season and all classes where the URL says nothing', () => {
  const now = new Date('2026-11-22T08:00:00Z');
  expect(rankingOf('free', {}, now)).toEqual({
    contest: 'free',
    category: 'pilot',
    sc_class: 'ALL',
    season: 2027,
  });
});

test('knows contests by every name', () => {
  expect(parseContestPath('sprint')).toBe('speed');
});
