import { expect, test } from 'vitest';
import { destination } from '../geo/bearing.js';
import type { Position } from '../geo/position.js';
import type { LegShareBand } from './fai-triangle.js';
import { isRectangle, type RectangleCorners } from './rectangle.js';

const BANDS: readonly LegShareBand[] = [
  { fromM: 0, minPercent: 28, maxPercent: 100 },
  { fromM: 500_000, minPercent: 25, maxPercent: 45 },
];
const HOME: Position = { lat: 50, lon: 8 };

/** Corners around a diagonal that runs east, each given by its sides to the diagonal's ends. */
function around(diagonalKm: number, north: Sides, south: Sides): RectangleCorners {
  const end = destination(HOME, 90, diagonalKm * 1000);
  return [HOME, third(diagonalKm, north, -1), end, third(diagonalKm, south, 1)];
}

/** To the start and to the end of the diagonal, in km. */
type Sides = readonly [toHomeKm: number, toEndKm: number];

function third(diagonalKm: number, [toHomeKm, toEndKm]: Sides, turn: 1 | -1): Position {
  const cosine = (toHomeKm ** 2 + diagonalKm ** 2 - toEndKm ** 2) / (2 * toHomeKm * diagonalKm);
  return destination(HOME, 90 + (turn * Math.acos(cosine) * 180) / Math.PI, toHomeKm * 1000);
}

const SMALL = around(100, [100, 95], [90, 100]);

test.each([
  { why: 'two triangles of 28 % on one diagonal', corners: SMALL, expected: true },
  {
    why: 'the diagonal is the other one',
    corners: [SMALL[1], SMALL[2], SMALL[3], SMALL[0]],
    expected: true,
  },
  { why: 'the other way round', corners: SMALL.toReversed(), expected: true },
  {
    why: 'one half has a leg of 27.5 %',
    corners: around(100, [100, 76], [90, 100]),
    expected: false,
  },
  {
    why: 'one half has a leg of 28.5 %',
    corners: around(100, [100, 79.8], [90, 100]),
    expected: true,
  },
  {
    why: 'both halves above 500 km with legs of 26 %',
    corners: around(235, [240, 167], [240, 167]),
    expected: true,
  },
  {
    why: 'a leg of 26 % in a half of less than 500 km',
    corners: around(180, [180, 126.5], [180, 126.5]),
    expected: false,
  },
  {
    why: 'a large half by the limits of large ones, a small half by those of small ones',
    corners: around(200, [240, 157], [150, 140]),
    expected: false,
  },
  {
    why: 'a large half and a small half, both with legs of 28 %',
    corners: around(200, [240, 180], [150, 140]),
    expected: true,
  },
  {
    why: 'halves on the same side overlap',
    corners: [SMALL[0], SMALL[1], SMALL[2], destination(SMALL[1], 90, 5000)],
    expected: false,
  },
  {
    why: 'a course that crosses itself',
    corners: [SMALL[0], SMALL[2], SMALL[1], SMALL[3]],
    expected: false,
  },
  { why: 'four corners in a line', corners: [0, 30, 60, 90].map(eastOfHome), expected: false },
  { why: 'one place', corners: [HOME, HOME, HOME, HOME], expected: false },
])('$why', ({ corners, expected }) => {
  const course = corners as unknown as RectangleCorners;
  expect(isRectangle(course, BANDS)).toBe(expected);
  expect(isRectangle(course.map(acrossDateLine) as never, BANDS)).toBe(expected);
});

test('refuses a course without four corners', () => {
  const three = SMALL.slice(1) as unknown as RectangleCorners;
  expect(() => isRectangle(three, BANDS)).toThrow('4 corners, not 3');
  expect(() => isRectangle(SMALL, [])).toThrow(RangeError);
  expect(() => isRectangle([HOME, HOME, HOME, { lat: 91, lon: 8 }], BANDS)).toThrow('latitude 91');
});

function eastOfHome(km: number): Position {
  return destination(HOME, 90, km * 1000);
}

function acrossDateLine({ lat, lon }: Position): Position {
  return { lat: -lat, lon: lon + 171.5 > 180 ? lon - 188.5 : lon + 171.5 };
}
