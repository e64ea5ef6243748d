import { expect, test } from 'vitest';
import { eyeOf, isBehindGround } from './line-of-sight.js';

test('the camera is above the middle of a map seen from above', () => {
  const above = [1, 0, 0, 0, 0, -1, 0, 0, 0, 0, -1, -1, -0.5, 0.5, 1, 1];
  expect(eyeOf(above)).toEqual([0.5, 0.5, 1]);
});

test('a matrix without perspective has no camera', () => {
  expect(eyeOf([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1])).toBeUndefined();
});

const sight = { point: [0.5, 0.5, 0], eye: [0.5, 0.4, 0.02], tolerance: 0.001 } as const;
/** A ridge along a parallel, half-way between the position and the camera. */
const ridge = (height: number) => (_lon: number, lat: number) =>
  lat > 16 && lat < 20 ? height : 0;

test.each([
  { why: 'flat ground', groundAt: () => 0, isHidden: false },
  { why: 'a ridge above the line of sight', groundAt: ridge(0.02), isHidden: true },
  { why: 'a ridge below it', groundAt: ridge(0.005), isHidden: false },
  { why: 'ground a little above the position', groundAt: () => 0.0009, isHidden: false },
])('behind $why a position is hidden: $isHidden', ({ groundAt, isHidden }) => {
  expect(isBehindGround({ ...sight, groundAt })).toBe(isHidden);
});
