import { expect, test } from 'vitest';
import { isDay, isMoment } from './calendar-formats.js';

test.each([
  { text: '2026-07-14', expected: true },
  { text: '1900-01-01', expected: true },
  { text: '2199-12-31', expected: true },
  { text: '2024-02-29', expected: true },
  { text: '1899-12-31', expected: false },
  { text: '2200-01-01', expected: false },
  { text: '0000-01-01', expected: false },
  { text: '2026-02-29', expected: false },
  { text: '2026-04-31', expected: false },
  { text: '2026-00-10', expected: false },
  { text: '2026-13-01', expected: false },
  { text: '2026-7-14', expected: false },
  { text: '+02026-07-14', expected: false },
  { text: '2026-07-14T00:00:00Z', expected: false },
  { text: '2026-07-14\n', expected: false },
  { text: '', expected: false },
])('$text is a day: $expected', ({ text, expected }) => {
  expect(isDay(text)).toBe(expected);
});

test.each([
  { text: '2026-07-14T10:00:00Z', expected: true },
  { text: '2026-07-14t10:00:00.25z', expected: true },
  { text: '2026-07-14T23:59:59-11:30', expected: true },
  { text: '2026-07-14T10:00:00', expected: false },
  { text: '2026-07-14 10:00:00Z', expected: false },
  { text: '2026-07-14T10:00:00+02', expected: false },
  { text: '2026-06-30T23:59:60Z', expected: false },
  { text: '2026-07-14T24:00:00Z', expected: false },
  { text: '2026-02-30T10:00:00Z', expected: false },
  { text: '0000-01-01T10:00:00Z', expected: false },
])('$text is a moment: $expected', ({ text, expected }) => {
  expect(isMoment(text)).toBe(expected);
  // JavaScript accepts every text that passes.
  expect(Number.isNaN(Date.parse(text)) && expected).toBe(false);
});
