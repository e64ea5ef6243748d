import { expect, test } from 'vitest';
import { calendarWeeks, dayAfter } from './calendar-weeks.js';

test.each([
  { locale: 'en-gb', season: 2026, first: '2025-09-29', weeks: 53 },
  { locale: 'en-us', season: 2026, first: '2025-09-28', weeks: 53 },
  { locale: 'en-gb', season: 2024, first: '2023-09-25', weeks: 54 },
])('season $season in $locale', ({ locale, season, first, weeks }) => {
  const calendar = calendarWeeks(season, locale);
  expect(calendar.weeks).toHaveLength(weeks);
  const days = calendar.weeks.flat();
  expect(days[0]).toBe(first);
  for (const day of [`${season - 1}-10-01`, `${season}-09-30`]) expect(days).toContain(day);
  expect(new Set(days).size).toBe(weeks * 7);
  expect(days).toEqual(days.toSorted());
});

test('months cover all weeks of the season', () => {
  const { weeks, months } = calendarWeeks(2026, 'en-gb');
  expect(months.map(({ first }) => first.slice(0, 7))).toEqual([
    '2025-10',
    '2025-11',
    '2025-12',
    '2026-01',
    '2026-02',
    '2026-03',
    '2026-04',
    '2026-05',
    '2026-06',
    '2026-07',
    '2026-08',
    '2026-09',
  ]);
  expect(months.reduce((sum, month) => sum + month.weeks, 0)).toBe(weeks.length);
});

test.each([
  { date: '2026-03-28', days: 1, expected: '2026-03-29' },
  { date: '2026-03-29', days: 1, expected: '2026-03-30' },
  { date: '2025-10-25', days: 7, expected: '2025-11-01' },
  { date: '2025-10-01', days: -1, expected: undefined },
  { date: '2026-09-30', days: 7, expected: undefined },
])('$days days after $date, also across a change of clocks', ({ date, days, expected }) => {
  expect(dayAfter(date, days, 2026)).toBe(expected);
});
