import geodesic from 'geographiclib-geodesic';
import { describe, expect, test } from 'vitest';
import { destination } from '../geo/bearing.js';
import type { Position } from '../geo/position.js';
import { HAS_TEST_DATA, readTestJson, readTestText } from '../testing/test-data.js';
import { classifyTask, type TaskShapes } from './classify-task.js';

/** The German rules. */
const SHAPES: TaskShapes = {
  bands: [
    { fromM: 0, minPercent: 28, maxPercent: 100 },
    { fromM: 500_000, minPercent: 25, maxPercent: 45 },
  ],
  factorPercents: { FR: 100, FR4: 130, GL: 100, OR: 160, TR: 170, RT: 170, MTR: 150, MRT: 150 },
};

const at = (lat: number, lon: number): Position => ({ lat, lon });
const HOME = at(50, 8);
const towards = (bearing: number) => destination(HOME, bearing, 100_000);
const northOf = (point: Position, metres: number) => destination(point, 0, metres);

/** An FAI triangle of 407.26 km. */
const [A, B, C] = [HOME, at(51, 9), at(50, 10)];
/** Two triangles of some 100 km a side, on either side of the line from P to R. */
const [P, Q, R, S] = [HOME, towards(30), towards(90), towards(150)];
/** On the side from A to B, near enough. */
const ON_LEG = at(50.4, 8.4);

describe('kind and distance', () => {
  test.each([
    { why: 'one leg', points: [A, B], kind: 'GL', distanceKm: 131.94, isClosed: false },
    { why: 'there and back', points: [A, B, A], kind: 'OR' },
    {
      why: 'there and back elsewhere',
      points: [A, B, C],
      kind: 'FR4',
      isClosed: false,
    },
    { why: 'three sides of 32.4 %', points: [A, B, C, A], kind: 'TR', distanceKm: 407.26 },
    {
      why: 'a side of 27.51 % below 500 km',
      points: [at(49, 8), at(50.2, 8.6), at(49.6, 9.8), at(49, 8)],
      kind: 'FR4',
      distanceKm: 396.29,
    },
    {
      why: 'a side of 26.67 % above 500 km',
      points: [at(49, 8), at(50.2, 8.6), at(49.6, 10.8), at(49, 8)],
      kind: 'TR',
      distanceKm: 526.18,
    },
    {
      why: 'the finish 999 m from the start',
      points: [A, B, northOf(A, 999)],
      kind: 'OR',
    },
    {
      why: 'the finish 1001 m from the start',
      points: [A, B, northOf(A, 1001)],
      kind: 'FR4',
      isClosed: false,
    },
    {
      why: 'three turnpoints, open',
      points: [A, B, C, R, Q],
      kind: 'FR4',
      isClosed: false,
    },
    {
      why: 'four turnpoints, closed, no rectangle',
      points: [A, B, C, R, S, A],
      kind: 'FR',
    },
    {
      why: 'a corner, a point on the side, two corners',
      points: [C, A, ON_LEG, B, C],
      kind: 'FR4',
    },
    { why: 'a rectangle', points: [P, Q, R, S, P], kind: 'RT' },
    { why: 'start and finish alone', points: [A, A], kind: 'FR4' },
  ])('$why: $kind', ({ points, kind, distanceKm, isClosed = true }) => {
    expect(classifyTask(points, SHAPES)).toMatchObject({
      kind,
      distanceKm: distanceKm ?? geodesicKm(points),
      isClosed,
      laps: 1,
      startOnLeg: false,
      turnpoints: points.length - 2,
      points,
      lines: points.slice(1).map((to, index) => [points[index], to]),
    });
  });
});

describe('laps', () => {
  const triangle = [A, B, C];
  const rectangle = [P, Q, R, S];
  test.each([
    { kind: 'MTR', laps: 2, points: [...triangle, ...triangle, A] },
    { kind: 'MTR', laps: 3, points: [...triangle, ...triangle, ...triangle, A] },
    { kind: 'MRT', laps: 2, points: [...rectangle, ...rectangle, P] },
    { kind: 'MRT', laps: 3, points: [...rectangle, ...rectangle, ...rectangle, P] },
  ])('$laps laps from a corner are $kind', ({ points, kind, laps }) => {
    expect(classifyTask(points, SHAPES)).toMatchObject({
      kind,
      laps,
      distanceKm: geodesicKm(points),
      startOnLeg: false,
      turnpoints: points.length - 2,
    });
  });

  test.each([
    { kind: 'TR', laps: 1, corners: triangle },
    { kind: 'MTR', laps: 2, corners: triangle },
    { kind: 'MTR', laps: 3, corners: triangle },
    { kind: 'RT', laps: 1, corners: rectangle },
    { kind: 'MRT', laps: 2, corners: rectangle },
    { kind: 'MRT', laps: 3, corners: rectangle },
  ])('$laps laps from a leg are $kind over the perimeter', ({ laps, corners, kind }) => {
    const flown = Array.from({ length: laps }, () => corners).flat();
    const reading = classifyTask([ON_LEG, ...flown, ON_LEG], SHAPES);
    expect(reading).toMatchObject({
      kind,
      laps,
      distanceKm: geodesicKm([...flown, corners[0]!]),
      startOnLeg: true,
      isClosed: true,
    });
    expect(reading.lines).toHaveLength(flown.length);
    expect(reading.lines.flat()).not.toContain(ON_LEG);
  });

  test.each([
    { why: 'four laps', points: [...triangle, ...triangle, ...triangle, ...triangle, A] },
    { why: 'a corner of the second lap off by 1001 m', points: secondLapOff(1001) },
    { why: 'no triangle', points: [A, B, ON_LEG, A, B, ON_LEG, A] },
    { why: 'the other way round in the second lap', points: [A, B, C, A, C, B, A] },
    { why: 'an open course', points: [...triangle, ...triangle, B] },
  ])('$why are no laps', ({ points }) => {
    expect(classifyTask(points, SHAPES)).toMatchObject({ kind: 'FR', laps: 1, startOnLeg: false });
  });

  test('corners 999 m apart count as the same', () => {
    expect(classifyTask(secondLapOff(999), SHAPES)).toMatchObject({ kind: 'MTR', laps: 2 });
  });

  function secondLapOff(metres: number): Position[] {
    return [A, B, C, A, northOf(B, metres), C, A];
  }
});

describe('uses the reading that is worth more', () => {
  const triangleKm = geodesicKm([A, B, C, A]);
  test.each([
    { why: 'legs 1.305 times the triangle', startKmAway: 69, kind: 'TR', share: 1.305 },
    { why: 'legs 1.310 times the triangle', startKmAway: 70, kind: 'FR4', share: 1.31 },
  ])('$why: $kind', ({ startKmAway, kind, share }) => {
    const start = destination(A, 225, startKmAway * 1000);
    const points = [start, A, B, C, start];
    expect(geodesicKm(points) / triangleKm).toBeCloseTo(share, 2);
    expect(classifyTask(points, SHAPES)).toMatchObject({
      kind,
      distanceKm: kind === 'TR' ? triangleKm : geodesicKm(points),
      startOnLeg: kind === 'TR',
      turnpoints: 3,
    });
  });

  test('by the values of the contest', () => {
    const points = [P, Q, R, S, P];
    const factorPercents = { ...SHAPES.factorPercents, RT: 95, FR4: 100 };
    expect(classifyTask(points, { ...SHAPES, factorPercents }).kind).toBe('FR4');
    expect(
      classifyTask(points, { ...SHAPES, factorPercents: { ...factorPercents, RT: 100 } }).kind,
    ).toBe('RT');
  });
});

interface ScoredFlights {
  flights: {
    task: {
      kind: string;
      distance_km: number;
      start_on_leg: boolean;
      points: { lonlat: [number, number] }[];
    } | null;
  }[];
}

test.runIf(HAS_TEST_DATA)('classifies the tasks of published flights as published', () => {
  const { flights } = readTestJson('expected/weglide-2025-scored-flights.json') as ScoredFlights;
  const tasks = flights.map(({ task }) => task).filter((task) => task !== null);
  expect(tasks).toHaveLength(7);
  const read = tasks.map(({ points }) =>
    classifyTask(
      points.map(({ lonlat: [lon, lat] }) => ({ lat, lon })),
      SHAPES,
    ),
  );
  expect(
    read.map(({ kind, distanceKm, startOnLeg }) => ({ kind, distanceKm, startOnLeg })),
  ).toEqual(
    tasks.map((task) => ({
      kind: task.kind,
      distanceKm: task.distance_km,
      startOnLeg: task.start_on_leg,
    })),
  );
});

test.runIf(HAS_TEST_DATA)('classifies a published triangle of 709 km that starts on a leg', () => {
  const text = readTestText('tasks/cup/709-km-Dreieck-DMSt-Aachen-Stolberg-TV.cup');
  const places = [...text.matchAll(/,(\d\d)([\d.]+)N,(\d{3})([\d.]+)E,/g)].map((match) => {
    const [latDeg, latMin, lonDeg, lonMin] = match.slice(1).map(Number);
    return at(latDeg! + latMin! / 60, lonDeg! + lonMin! / 60);
  });
  const [start, ...corners] = places;
  const reading = classifyTask([start!, ...corners, start!], SHAPES);
  expect(reading).toMatchObject({ kind: 'TR', startOnLeg: true, turnpoints: 3 });
  expect(Math.floor(reading.distanceKm)).toBe(709);
  expect(geodesicKm([start!, ...corners, start!])).toBeGreaterThan(reading.distanceKm);
});

/** The length of a course by another implementation, in km to 2 decimals. */
function geodesicKm(points: readonly Position[]): number {
  const legsM = points.slice(1).map(({ lat, lon }, index) => {
    const from = points[index]!;
    return geodesic.Geodesic.WGS84.Inverse(from.lat, from.lon, lat, lon).s12 ?? Number.NaN;
  });
  return Math.round(legsM.reduce((sum, legM) => sum + legM, 0) / 10) / 100;
}
