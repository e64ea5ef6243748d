import fc from 'fast-check';
import { expect, test } from 'vitest';
import { convexHull } from './convex-hull.js';

type Point = readonly [eastM: number, northM: number];

function columns(points: readonly Point[]) {
  return {
    eastM: Float64Array.from(points, ([eastM]) => eastM),
    northM: Float64Array.from(points, ([, northM]) => northM),
  };
}

test.each<{ why: string; points: readonly Point[]; corners: readonly number[] }>([
  { why: 'nothing', points: [], corners: [] },
  { why: 'one place', points: [[1, 2]], corners: [0] },
  {
    why: 'a square with a point inside and one on a side',
    points: [
      [0, 0],
      [5, 0],
      [10, 0],
      [10, 10],
      [0, 10],
      [5, 5],
    ],
    corners: [0, 2, 3, 4],
  },
  {
    why: 'points on a line',
    points: [
      [0, 0],
      [1, 1],
      [2, 2],
    ],
    corners: [0, 2],
  },
])('the hull of $why', ({ points, corners }) => {
  expect(convexHull(columns(points))).toEqual(corners);
});

test('no point lies outside, and every corner is needed', () => {
  const coordinate = fc.integer({ min: -20, max: 20 });
  const anyPoints = fc.array(fc.tuple(coordinate, coordinate), { minLength: 3, maxLength: 40 });
  fc.assert(
    fc.property(anyPoints, (points) => {
      const corners = convexHull(columns(points)).map((corner) => points[corner]!);
      for (const [i, from] of corners.entries()) {
        const to = corners[(i + 1) % corners.length]!;
        if (corners.length < 3) break;
        for (const point of points) expect(turn(from, to, point)).toBeGreaterThanOrEqual(0);
        const next = corners[(i + 2) % corners.length]!;
        expect(turn(from, to, next)).toBeGreaterThan(0);
      }
    }),
  );
});

/** Twice the area of the triangle, positive for a left turn. */
function turn(a: Point, b: Point, c: Point): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}
