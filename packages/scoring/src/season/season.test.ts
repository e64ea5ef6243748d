import { describe, expect, test } from 'vitest';
import { isJuniorInSeason, seasonBounds, seasonOf } from './season.js';

describe('seasonOf', () => {
  test.each([
    { date: '2025-09-30', season: 2025, why: 'last day' },
    { date: '2025-10-01', season: 2026, why: 'first day' },
    { date: '2025-12-31', season: 2026, why: 'end of the calendar year' },
    { date: '2026-01-01', season: 2026, why: 'start of the calendar year' },
    { date: '2024-02-29', season: 2024, why: 'leap day' },
  ])('$date is in $season: $why', ({ date, season }) => {
    expect(seasonOf(date)).toBe(season);
  });

  test.each(['2025-02-29', '2025-13-01', '2025-1-1', '01.10.2025', '', '2025-10-01T00:00:00Z'])(
    'refuses %j',
    (date) => {
      expect(() => seasonOf(date)).toThrow(RangeError);
    },
  );
});

test('a season starts on 1 October and contains its first and last day', () => {
  expect(seasonBounds(2026)).toEqual({ start: '2025-10-01', end: '2026-09-30' });
  for (const date of Object.values(seasonBounds(2026))) expect(seasonOf(date)).toBe(2026);
});

test.each([
  { birthDate: '2000-10-01', expected: true, why: '25 on the first day of the season' },
  { birthDate: '2000-09-30', expected: false, why: '25 the day before' },
  { birthDate: '2001-05-17', expected: true, why: '25 during the season' },
  { birthDate: '2000-02-29', expected: false, why: 'born on a leap day' },
  { birthDate: '2010-01-01', expected: true, why: 'far younger' },
])('junior of 2026 born $birthDate: $expected, $why', ({ birthDate, expected }) => {
  expect(isJuniorInSeason(birthDate, 2026)).toBe(expected);
});

test.each([Number.NaN, 2026.5, -1, 26])('refuses the season %d', (season) => {
  expect(() => seasonBounds(season)).toThrow(String(season));
});
