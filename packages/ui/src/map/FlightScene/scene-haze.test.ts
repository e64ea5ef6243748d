import { expect, test } from 'vitest';
import { type HazeCamera, hazeOf } from './scene-haze.js';

const FOV_DEG = 36.87;
const low: HazeCamera = { pitchDeg: 77, fovDeg: FOV_DEG, centerPx: 600, elevationPx: 400 };

/** Haze over the ground at a height of the screen, by the formula of its shader. */
function hazeAt(up: number, camera: HazeCamera): number {
  const { downRad, halfHeight, density } = hazeOf([0, 0, 0], camera);
  const far = density / Math.tan(downRad - Math.atan(up * halfHeight));
  return 1 - Math.exp(-(far ** 2));
}

test('hides the end of the ground, which is below the true horizon', () => {
  const { end, halfHeight, downRad } = hazeOf([0, 0, 0], low);
  expect(end).toBeGreaterThan(0.5);
  expect(end * halfHeight).toBeLessThan(Math.tan(downRad));
  expect(hazeAt(end, low)).toBeGreaterThan(0.99);
});

test('is thin at the glider and denser with the distance', () => {
  expect(hazeAt(-0.2, low)).toBeLessThan(0.1);
  const seen = [-1, -0.5, 0, 0.3, 0.5, 0.6].map((up) => hazeAt(up, low));
  expect(seen).toEqual(seen.toSorted((one, other) => one - other));
});

test.each([0, 30, 50])('is not seen by a camera tilted by %i°', (pitchDeg) => {
  const { density, perPx, end } = hazeOf([0, 0, 0], { ...low, pitchDeg });
  expect([density, perPx]).toEqual([0, 0]);
  expect(end).toBeGreaterThan(1);
});

test('is farther for a higher camera', () => {
  const high = { ...low, elevationPx: 2 * low.elevationPx };
  expect(hazeOf([0, 0, 0], high).perPx).toBeLessThan(hazeOf([0, 0, 0], low).perPx);
});
