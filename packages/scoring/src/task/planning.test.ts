import { expect, test } from 'vitest';
import { legsInArea } from '../airspace/legs-in-area.js';
import { DMST_TRIANGLE } from '../contest/rules/dmst-shapes.js';
import { destination } from '../geo/bearing.js';
import { distanceM } from '../geo/distance.js';
import type { Position } from '../geo/position.js';
import { isFaiTriangle } from '../shape/fai-triangle.js';
import { faiSectors } from './fai-sectors.js';
import { legTimesS, taskLegs } from './task-legs.js';
import { zoneOutlines } from './zone-outlines.js';

const A = { lat: 51, lon: 8 };
const POLAR = { a: -0.0015, b: 0.06, c: -1.3, referenceMassKg: 350 };

function isFai(a: Position, b: Position, c: Position): boolean {
  return isFaiTriangle([distanceM(a, b), distanceM(b, c), distanceM(c, a)], DMST_TRIANGLE);
}

/** Legs as shares of the perimeter in percent, in ascending order. */
function shares(a: Position, b: Position, c: Position): number[] {
  const legs = [distanceM(a, b), distanceM(b, c), distanceM(c, a)];
  const perimeter = legs.reduce((sum, leg) => sum + leg, 0);
  return legs.map((leg) => (100 * leg) / perimeter).toSorted((x, y) => x - y);
}

/** Even-odd rule. */
function isIn({ lat, lon }: Position, outline: readonly Position[]): boolean {
  const crossings = outline.slice(1).filter((to, index) => {
    const from = outline[index]!;
    if (from.lat > lat === to.lat > lat) return false;
    return lon < from.lon + ((lat - from.lat) / (to.lat - from.lat)) * (to.lon - from.lon);
  });
  return crossings.length % 2 === 1;
}

test.each([40_000, 100_000, 150_000, 300_000])(
  'FAI sectors on a side of %d m contain the corners of FAI triangles and no others',
  (baseM) => {
    const b = destination(A, 75, baseM);
    const sectors = faiSectors(A, b, DMST_TRIANGLE);
    const steps = Array.from({ length: 60 }, (_, step) => step);
    const places = steps.flatMap((east) =>
      steps.map((north) => ({
        lat: 51 + ((north - 29.3) / 60) * (baseM / 20_000),
        lon: 8 + ((east - 22.7) / 60) * (baseM / 12_000),
      })),
    );
    const wrong = places.filter((place) => {
      const isSector = sectors.some((outline) => isIn(place, outline));
      return isFai(A, b, place) !== isSector;
    });
    expect(places.filter((place) => isFai(A, b, place)).length).toBeGreaterThan(50);
    // Edges are drawn as chords, so that a place at an edge can be on its other side.
    expect(wrong.length).toBeLessThan(4);
  },
);

test('the nearest corners of an FAI sector have a share of 28 % or 25 %', () => {
  const b = destination(A, 75, 100_000);
  const [least] = faiSectors(A, b, DMST_TRIANGLE)
    .flat()
    .map((corner) => shares(A, b, corner)[0]!)
    .toSorted((x, y) => x - y);
  expect(least).toBeCloseTo(28, 4);
});

test('a side of no length has no FAI sectors', () => {
  expect(faiSectors(A, A, DMST_TRIANGLE)).toEqual([]);
});

test('legs have length, course and time', () => {
  const b = destination(A, 90, 100_000);
  const legs = taskLegs([A, b, A, A]);
  expect(legs[0]!.distanceM).toBeCloseTo(100_000, 1);
  expect(legs[0]!.courseDeg).toBeCloseTo(90, 5);
  expect(legs[2]).toEqual({ distanceM: 0, courseDeg: 0 });
  const times = legTimesS(legs, { kind: 'ground', speedMps: 25 });
  expect(times[0]).toBeCloseTo(4000, 1);
  expect(times[2]).toBe(0);
});

test('a headwind slows by its speed, and a tailwind helps', () => {
  const legs = taskLegs([A, destination(A, 0, 100_000)]);
  const pace = { kind: 'polar', polar: POLAR, macCreadyMps: 2 } as const;
  const [stillS] = legTimesS(legs, pace);
  const [againstS] = legTimesS(legs, { ...pace, wind: { fromDeg: 0, speedMps: 5 } });
  const [alongS] = legTimesS(legs, { ...pace, wind: { fromDeg: 180, speedMps: 5 } });
  expect(100_000 / againstS!).toBeCloseTo(100_000 / stillS! - 5, 4);
  expect(100_000 / alongS!).toBeCloseTo(100_000 / stillS! + 5, 4);
});

test.each([
  { why: 'no climb', macCreadyMps: 0, speedMps: 0 },
  { why: 'a wind that is too strong', macCreadyMps: 1, speedMps: 45 },
])('$why leaves no time', ({ macCreadyMps, speedMps }) => {
  const legs = taskLegs([A, destination(A, 0, 100_000)]);
  const pace = { kind: 'polar', polar: POLAR, macCreadyMps } as const;
  expect(legTimesS(legs, { ...pace, wind: { fromDeg: 0, speedMps } })).toEqual([undefined]);
});

test('outlines of zones lie at their radius', () => {
  const points = [A, destination(A, 45, 60_000), destination(A, 90, 60_000)].map(
    ({ lat, lon }, index) => ({
      lat,
      lon,
      name: `${index}`,
    }),
  );
  const outlines = zoneOutlines({ points, ruleSet: 'UK' });
  expect(outlines.map(({ point, kind }) => `${point} ${kind}`)).toEqual([
    '0 line',
    '1 area',
    '1 area',
    '2 line',
  ]);
  expect(distanceM(points[0]!, outlines[0]!.path[0]!)).toBeCloseTo(6000, 1);
  const [disc, sector] = [outlines[1]!, outlines[2]!];
  for (const corner of disc.path) expect(distanceM(points[1]!, corner)).toBeCloseTo(500, 1);
  expect(sector.path[0]).toEqual(sector.path.at(-1));
});

test.each([
  { why: 'through it', from: [7, 51.5], to: [9, 51.5], expected: [0] },
  { why: 'into it', from: [7, 51.5], to: [8, 51.5], expected: [0] },
  { why: 'within it', from: [7.9, 51.5], to: [8.1, 51.5], expected: [0] },
  { why: 'beside it', from: [7, 50.5], to: [9, 50.5], expected: [] },
] as const)('a leg $why', ({ from, to, expected }) => {
  const area = [
    [7.5, 51],
    [8.5, 51],
    [8.5, 52],
    [7.5, 52],
  ] as const;
  const points = [from, to].map(([lon, lat]) => ({ lon, lat }));
  expect(legsInArea(points, area)).toEqual(expected);
});

test('an area across the date line is found from both sides', () => {
  const area = [
    [179, 51],
    [181, 51],
    [181, 52],
    [179, 52],
  ] as const;
  const points = [
    { lat: 51.5, lon: -178 },
    { lat: 51.5, lon: 178 },
  ];
  expect(legsInArea(points, area)).toEqual([0]);
});
