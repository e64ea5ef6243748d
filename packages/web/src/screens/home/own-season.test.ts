import { expect, test } from 'vitest';
import { seasonsToCompare, totalsOf } from './own-season.js';

test.each([
  { today: '2026-07-14', season: 2026, start: '2024-10-01', end: '2025-07-14' },
  { today: '2026-10-01', season: 2027, start: '2025-10-01', end: '2025-10-01' },
  { today: '2028-02-29', season: 2028, start: '2026-10-01', end: '2027-02-28' },
])('on $today the season before counts from $start to $end', ({ today, season, start, end }) => {
  expect(seasonsToCompare(7, today)).toEqual({
    season,
    own: { user_id_in: [7], season_in: [season] },
    before: { user_id_in: [7], scoring_date_start: start, scoring_date_end: end },
  });
});

test('adds the days', () => {
  const days = [
    { date: '2026-07-13', flights: 2, distance: 300.5, duration: 7200 },
    { date: '2026-07-14', flights: 1, distance: 100, duration: 3600 },
  ];
  expect(totalsOf(days)).toEqual({ flights: 3, distance: 400.5, duration: 10_800 });
  expect(totalsOf([])).toEqual({ flights: 0, distance: 0, duration: 0 });
});
