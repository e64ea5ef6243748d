import { countries } from 'countries-list';
import { expect, test } from 'vitest';
import { parseArea } from './parse-area.js';

test.each([
  { code: 'CH', why: 'one outline', box: [5.5, 45.3, 11, 48.3] },
  { code: 'JP', why: 'a chain of islands', box: [123.2, 23.8, 146.3, 46] },
  { code: 'ID', why: 'islands around others', box: [94.7, -11.4, 141.5, 6.4] },
  { code: 'US', why: 'distant parts', box: [-125.2, 24, -66.5, 49.9] },
  { code: 'RU', why: 'land on both sides of 180°', box: [26.8, 40.7, 180, 82.3] },
  { code: 'FJ', why: 'an island on both sides of 180°', box: [174.1, -22.2, 180, -15.6] },
])('finds the box of $code with $why', ({ code, box }) => {
  const { west, south, east, north } = parseArea(code);
  const edges = [west, south, east, north].map((edge) => Math.round(edge * 10) / 10);
  expect(edges).toEqual(box);
});

test('finds a box, or names the reason, for every country', () => {
  const wrong = Object.keys(countries).filter((code) => {
    try {
      const { west, south, east, north } = parseArea(code);
      const isWide = east - west > 180 && code !== 'AQ';
      return isWide || !(west < east && south < north);
    } catch (error) {
      return !(error as Error).message.startsWith(`There is no outline of "${code}". Use WEST`);
    }
  });
  expect(wrong).toEqual([]);
});

test('accepts a box with a negative edge', () => {
  expect(parseArea('-10,35,4,44')).toEqual({ west: -10, south: 35, east: 4, north: 44 });
});
