import { expect, test } from 'vitest';
import { editAllowedUntilS } from './deadline.js';

// The first three were observed in published responses; see the contest rules on deadlines.
test.each([
  { why: 'UTC+10', date: '2026-07-14', utcOffsetH: 10, expected: '2026-07-16T02:00:00.000Z' },
  { why: 'UTC+11', date: '2026-01-14', utcOffsetH: 11, expected: '2026-01-16T01:00:00.000Z' },
  { why: 'UTC+8', date: '2026-01-14', utcOffsetH: 8, expected: '2026-01-16T04:00:00.000Z' },
  {
    why: 'UTC-7, over the end of a year',
    date: '2026-12-30',
    utcOffsetH: -7,
    expected: '2027-01-01T19:00:00.000Z',
  },
])('is noon of the second day after in $why', ({ date, utcOffsetH, expected }) => {
  const untilS = editAllowedUntilS(date, utcOffsetH * 3600);
  expect(new Date(untilS * 1000).toISOString()).toBe(expected);
});

test.each(['2026-13-01', '2026-02-30', 'today'])('refuses %s, which is no date', (date) => {
  expect(() => editAllowedUntilS(date, 0)).toThrow(date);
});

test('refuses an offset that is no number', () => {
  expect(() => editAllowedUntilS('2026-07-14', Number.NaN)).toThrow(/NaN/);
});
