import { expect, test } from 'vitest';
import { worldPlace } from './scene-geometry.js';
import { axesOf, gliderMatrix, matrixFrom, projectTo, worldPerPixel } from './scene-matrix.js';

/** Looks straight down from 1 width of the world above its middle, 90° wide; north is up. */
const ABOVE = [1, 0, 0, 0, 0, -1, 0, 0, 0, 0, -1, -1, -0.5, 0.5, 1, 1];
const SCREEN = { widthPx: 800, heightPx: 800 };

test('points relative to an origin are projected like those of the map', () => {
  const origin = { x: 0.5, y: 0.5 };
  const middle = projectTo(matrixFrom(ABOVE, origin, 1), [0, 0, 0], SCREEN);
  expect(middle).toEqual({ xPx: 400, yPx: 400, depth: 1 });
  const northEast = projectTo(matrixFrom(ABOVE, origin, 1), [0.25, -0.25, 0], SCREEN);
  expect(northEast).toEqual({ xPx: 500, yPx: 300, depth: 1 });
});

test('heights are scaled, and higher points are nearer', () => {
  const matrix = matrixFrom(ABOVE, { x: 0.5, y: 0.5 }, 1 / 1000);
  expect(projectTo(matrix, [0.25, 0, 500], SCREEN)).toEqual({ xPx: 600, yPx: 400, depth: 0.5 });
  expect(projectTo(matrix, [0, 0, 1500], SCREEN)).toBeUndefined();
});

test('the size of a pixel follows its depth', () => {
  expect(worldPerPixel(ABOVE, 1, SCREEN)).toBe(1 / 400);
});

test('a glider is at its place with its nose ahead', () => {
  const attitude = { lon: 0, lat: 0, altitudeM: 0, courseDeg: 90, bankDeg: 0, pitchDeg: 0 };
  const matrix = gliderMatrix(ABOVE, attitude, {
    origin: { x: 0, y: 0 },
    heightScale: 1,
    halfSpan: 0.1,
  });
  expect(worldPlace([0, 0])).toEqual({ x: 0.5, y: 0.5 });
  const nose = projectTo(matrix, [0, 1, 0], SCREEN)!;
  const rightWing = projectTo(matrix, [1, 0, 0], SCREEN)!;
  expect([nose.xPx, nose.yPx].map(Math.round)).toEqual([440, 400]);
  expect([rightWing.xPx, rightWing.yPx].map(Math.round)).toEqual([400, 440]);
});

test('the right wing is down in a bank to the right', () => {
  const [right, ahead, up] = axesOf({ courseDeg: 0, bankDeg: 30, pitchDeg: 0 });
  expect(right[2]).toBeCloseTo(-0.5);
  expect(ahead).toEqual([0, 1, 0]);
  expect(up[0]).toBeCloseTo(0.5);
});
