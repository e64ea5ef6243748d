import { expect, test } from 'vitest';
import { distanceIndexFactor, speedIndexFactor } from './index-factor.js';
import { distancePoints, freePoints, scoredSpeedKmh, speedPoints } from './points.js';

test.each([
  {
    why: 'the triangle is worth more',
    km: { free: 576.62, triangle: 543.17, outReturn: 476.03 },
    index: 120,
    expected: { points: 616.31, bonus: { points: 135.79, scoreName: 'triangle' } },
  },
  {
    why: 'the return is worth more',
    km: { free: 195.11, triangle: 46.84, outReturn: 160.09 },
    index: 107,
    expected: { points: 212.27, bonus: { points: 29.92, scoreName: 'out_return' } },
  },
  {
    why: 'no area',
    km: { free: 195.11, triangle: 0, outReturn: 0 },
    index: null,
    expected: { points: 195.11 },
  },
])('free: $why', ({ km, index, expected }) => {
  expect(freePoints(km, index)).toEqual(expected);
});

test.each([
  { km: 407.26, index: 110, points: 370.24 },
  { km: 543.17, index: 120, points: 452.64 },
  { km: 350.51, index: 100, points: 350.51 },
  { km: 350.51, index: null, points: 350.51 },
])('$km km with index $index', ({ km, index, points }) => {
  expect(distancePoints(km, index)).toBe(points);
});

test.each([
  { km: 245.57, index: 120, points: 106.77, why: 'a better glider keeps a quarter of it' },
  { km: 148.85, index: 88, points: 81.79, why: 'a weaker one gains less' },
  { km: 200, index: null, points: 100, why: 'no index' },
])('$km km in two hours with index $index: $why', ({ km, index, points }) => {
  expect(speedPoints(km, index)).toBe(points);
});

test('the speed that counts is over two hours', () => {
  expect(scoredSpeedKmh(138.43)).toBe(69.22);
});

test('index factors', () => {
  expect(distanceIndexFactor(108)).toBe(1.08);
  expect(speedIndexFactor(120)).toBe(1.15);
  expect(speedIndexFactor(88)).toBe(0.91);
});
