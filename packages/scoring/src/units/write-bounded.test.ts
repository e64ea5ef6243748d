import { expect, test } from 'vitest';
import { writeGlideRatio, writeHours } from './write-bounded.js';

test.each([
  { why: 'minutes have two digits', seconds: 5 * 3600 + 7 * 60, expected: '5:07' },
  { why: 'seconds are rounded', seconds: 59.5 * 60, expected: '1:00' },
  { why: 'at 999 hours minutes are shown', seconds: 999 * 3600 + 1800, expected: '999:30' },
  { why: 'above 999 hours only hours', seconds: 1000 * 3600 + 1800, expected: '1,000' },
])('hours: $why', ({ seconds, expected }) => {
  expect(writeHours(seconds, 'en-gb')).toBe(expected);
});

test.each([
  { ratio: 37.6, expected: '38' },
  { ratio: 999, expected: '999' },
  { ratio: 999.1, expected: '> 999' },
])('glide ratio $ratio', ({ ratio, expected }) => {
  expect(writeGlideRatio(ratio, 'en-gb')).toBe(expected);
});

test('figures are those of the locale', () => {
  expect(writeHours(4_000_000, 'de')).toBe('1.111');
});
