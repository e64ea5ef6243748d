import { expect, test } from 'vitest';
import { type PlanePoint, simplifyPath } from './simplify-path.js';

test('keeps ends and corners, drops points within the tolerance', () => {
  const path: PlanePoint[] = [
    [0, 0],
    [1, 0.05],
    [2, -0.05],
    [3, 0],
    [3, 2],
    [3, 4],
  ];
  expect(simplifyPath(path, 0.1)).toEqual([
    [0, 0],
    [3, 0],
    [3, 4],
  ]);
});

test('keeps the far point of a path that returns to its start', () => {
  const path: PlanePoint[] = [
    [0, 0],
    [5, 5],
    [0, 0],
  ];
  expect(simplifyPath(path, 1)).toEqual(path);
});

test('keeps the farthest points if there are more than the limit', () => {
  const path: PlanePoint[] = [
    [0, 0],
    [1, 3],
    [2, -1],
    [3, 9],
    [4, 0],
  ];
  expect(simplifyPath(path, 0.1, 3)).toEqual([
    [0, 0],
    [3, 9],
    [4, 0],
  ]);
  expect(simplifyPath(path, 0.1, 2)).toEqual([
    [0, 0],
    [4, 0],
  ]);
});

test.each([
  [[]],
  [[[1, 1]]],
  [
    [
      [1, 1],
      [2, 2],
    ],
  ],
] as PlanePoint[][][])('does not change a short path', (path) => {
  expect(simplifyPath(path, 10)).toEqual(path);
});
