import { expect, test } from 'vitest';
import { alignPolygons, type Polygon, type Ring } from './sector-polygons.js';

function square(west: number, south: number, size: number): Ring {
  return [
    [west, south],
    [west + size, south],
    [west + size, south + size],
    [west, south + size],
    [west, south],
  ];
}

/** From 170° across 180° to -170°. */
const ACROSS: Ring = [
  [170, 0],
  [-170, 0],
  [-170, 20],
  [170, 20],
  [170, 0],
];
const LONG: Ring = [
  [170, 0],
  [190, 0],
  [190, 20],
  [170, 20],
  [170, 0],
];
const WORLD: Ring = [
  [-180, -90],
  [180, -90],
  [180, 90],
  [-180, 90],
  [-180, -90],
];

test.each<{ why: string; given: Polygon[]; expected?: Polygon[] }>([
  { why: 'a ring', given: [[square(5, 45, 2)]] },
  { why: 'a hole', given: [[square(5, 45, 2), square(6, 46, 0.5)]] },
  { why: 'a hole at the edge', given: [[square(5, 45, 2), square(5, 45, 1)]] },
  { why: 'two polygons', given: [[square(5, 45, 1)], [square(20, 45, 1)]] },
  { why: 'a touching corner', given: [[[...square(0, 0, 1).slice(0, -1), ...square(0, 0, -1)]]] },
  { why: 'a ring across 180°', given: [[ACROSS]], expected: [[LONG]] },
  {
    why: 'a ring across 180° with a hole beyond',
    given: [[ACROSS, square(-175, 5, 2)]],
    expected: [[LONG, square(185, 5, 2)]],
  },
  {
    why: 'a polygon cut at 180°',
    given: [[square(-180, 0, 10)], [square(170, 0, 10)]],
    expected: [[square(180, 0, 10)], [square(170, 0, 10)]],
  },
  { why: 'a ring west of -180°', given: [[square(-200, 0, 10)]], expected: [[square(160, 0, 10)]] },
  { why: 'the world', given: [[WORLD]] },
])('accepts $why', ({ given, expected = given }) => {
  expect(alignPolygons(given)).toEqual(expected);
});

const POLE: Ring = [
  [0, 60],
  [120, 60],
  [-120, 60],
  [0, 60],
];
const BOW_TIE: Ring = [
  [0, 0],
  [2, 2],
  [2, 0],
  [0, 2],
  [0, 0],
];

test.each<{ why: string; given: Polygon[]; problem: string }>([
  { why: 'a bow tie', given: [[square(5, 45, 2)], [BOW_TIE]], problem: 'near 0, 0' },
  {
    why: 'holes that cross',
    given: [[square(0, 0, 9), square(1, 1, 4), square(3, 3, 4)]],
    problem: 'A ring crosses itself or another one near',
  },
  {
    why: 'a hole elsewhere',
    given: [[square(0, 0, 2), square(5, 5, 1)]],
    problem: 'A hole is not inside its polygon.',
  },
  {
    why: 'a hole that crosses the edge',
    given: [[square(0, 0, 2), square(1.5, 0.5, 1)]],
    problem: 'A hole is not inside its polygon.',
  },
  { why: 'a ring around a pole', given: [[POLE]], problem: 'A ring goes around a pole.' },
])('refuses $why', ({ given, problem }) => {
  expect(alignPolygons(given)).toContain(problem);
});
