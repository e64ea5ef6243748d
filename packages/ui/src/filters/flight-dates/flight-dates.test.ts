import { expect, test } from 'vitest';
import { daysOf, type QuickDate, quickDate, withSeason } from './flight-dates.js';

/** A Tuesday. */
const TUESDAY = new Date('2026-07-14T22:30:00Z');

test.each<{ name: QuickDate; now: Date; expected: object }>([
  { name: 'today', now: TUESDAY, expected: { scoring_date: 'today' } },
  { name: 'yesterday', now: TUESDAY, expected: { scoring_date: '2026-07-13' } },
  { name: 'last_weekend', now: TUESDAY, expected: range('2026-07-11', '2026-07-12') },
  {
    name: 'last_weekend',
    now: new Date('2026-07-12T12:00:00Z'),
    expected: range('2026-07-04', '2026-07-05'),
  },
  {
    name: 'last_weekend',
    now: new Date('2026-07-13T00:00:00Z'),
    expected: range('2026-07-11', '2026-07-12'),
  },
  { name: 'this_week', now: TUESDAY, expected: range('2026-07-13', '2026-07-19') },
  {
    name: 'this_week',
    now: new Date('2026-07-19T12:00:00Z'),
    expected: range('2026-07-13', '2026-07-19'),
  },
  { name: 'this_month', now: TUESDAY, expected: range('2026-07-01', '2026-07-31') },
  {
    name: 'this_month',
    now: new Date('2028-02-01T00:00:00Z'),
    expected: range('2028-02-01', '2028-02-29'),
  },
  { name: 'this_season', now: TUESDAY, expected: { season: 2026 } },
  {
    name: 'this_season',
    now: new Date('2026-10-01T00:00:00Z'),
    expected: { season: 2027 },
  },
])('$name on $now', ({ name, now, expected }) => {
  expect(quickDate(name, now)).toEqual(expected);
});

function range(start: string, end: string) {
  return { scoring_date_start: start, scoring_date_end: end };
}

test('a season replaces days, and "all" replaces both', () => {
  const search = { user: [1], scoring_date: 'today' };
  expect(withSeason(search, 2024)).toEqual({ user: [1], season: 2024 });
  expect(withSeason({ ...search, season: 2024 }, undefined)).toEqual({ user: [1] });
});

test('the days of a month end with the last one', () => {
  expect(daysOf('2028-02')).toEqual({
    scoring_date_start: '2028-02-01',
    scoring_date_end: '2028-02-29',
  });
});
