import { expect, test } from 'vitest';
import { indexOfYear } from './index-of-year.js';

const INDICES = [
  { year: 2019, index: 114 },
  { year: 2016, index: 112 },
  { year: 2022, index: 116 },
];

test.each([
  { why: 'a year of the list', season: 2019, expected: 114 },
  { why: 'between two lists the older one holds', season: 2021, expected: 114 },
  { why: 'after the last list', season: 2027, expected: 116 },
  { why: 'before the first list that one stands in', season: 2010, expected: 112 },
])('$why', ({ season, expected }) => {
  expect(indexOfYear(INDICES, season)).toBe(expected);
});

test('is null without any index', () => {
  expect(indexOfYear([], 2026)).toBeNull();
});

test('refuses an invalid season', () => {
  expect(() => indexOfYear(INDICES, Number.NaN)).toThrow('NaN');
});
