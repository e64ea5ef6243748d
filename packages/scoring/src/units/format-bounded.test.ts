import { expect, test } from 'vitest';
import { formatCount, formatGlideRatio, formatHours } from './format-bounded.js';

test.each([
  { why: 'minutes have two digits', seconds: 5 * 3600 + 7 * 60, expected: '5:07' },
  { why: 'seconds are rounded', seconds: 59.5 * 60, expected: '1:00' },
  { why: 'at 999 hours minutes are shown', seconds: 999 * 3600 + 1800, expected: '999:30' },
  { why: 'above 999 hours only hours', seconds: 1000 * 3600 + 1800, expected: '1,000' },
])('hours: $why', ({ seconds, expected }) => {
  expect(formatHours(seconds, 'en-gb')).toBe(expected);
});

test.each([
  { ratio: 37.6, expected: '38' },
  { ratio: 999, expected: '999' },
  { ratio: 999.1, expected: '> 999' },
])('glide ratio $ratio', ({ ratio, expected }) => {
  expect(formatGlideRatio(ratio, 'en-gb')).toBe(expected);
});

test.each([
  { count: 999, expected: '999' },
  { count: 999.6, expected: '1k' },
  { count: 1000, expected: '1k' },
  { count: 12_345, expected: '12.3k' },
  { count: 999_949, expected: '999.9k' },
  { count: 999_950, expected: '1M' },
])('count $count', ({ count, expected }) => {
  expect(formatCount(count, 'en-gb')).toBe(expected);
});

test('uses the digits of the locale', () => {
  expect(formatCount(12_345, 'de')).toBe('12,3k');
  expect(formatHours(4_000_000, 'de')).toBe('1.111');
});
