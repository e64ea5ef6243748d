import { expect, test } from 'vitest';
import { isFaiTriangle, type LegShareBand } from './fai-triangle.js';

const BANDS: readonly LegShareBand[] = [
  { fromM: 0, minPercent: 28, maxPercent: 100 },
  { fromM: 500_000, minPercent: 25, maxPercent: 45 },
];

test.each([
  { why: 'shortest leg exactly 28 %', legsM: [84_000, 108_000, 108_000], expected: true },
  { why: 'in any order', legsM: [108_000, 84_000, 108_000], expected: true },
  { why: 'shortest leg 27.7 %', legsM: [83_000, 108_000, 109_000], expected: false },
  { why: 'a millimetre short of 28 %', legsM: [83_999.999, 108_000, 108_000.001], expected: false },
  { why: '26 % just below 500 km', legsM: [129_900, 169_900, 199_900], expected: false },
  { why: '25 % and 45 % at 500 km', legsM: [125_000, 150_000, 225_000], expected: true },
  { why: '24.9 % at 500 km', legsM: [124_500, 151_500, 224_000], expected: false },
  { why: 'longest leg 46 % at 500 km', legsM: [125_000, 145_000, 230_000], expected: false },
  { why: '28 % above 500 km, never over 45 %', legsM: [168_000, 168_000, 264_000], expected: true },
] as const)('$why', ({ legsM, expected }) => {
  expect(isFaiTriangle(legsM, BANDS)).toBe(expected);
});

test('refuses a perimeter below all bands', () => {
  expect(() => isFaiTriangle([1, 1, 1], BANDS.slice(1))).toThrow(RangeError);
});
