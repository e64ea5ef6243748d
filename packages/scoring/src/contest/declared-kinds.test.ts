import { describe, expect, test } from 'vitest';
import type { ContestInput } from './contest-input.js';
import type { BitnerKind, ContestName } from './contest-names.js';
import { createCourse } from './testing/course.js';
import { declare } from './testing/declare.js';
import { geodesicM } from './testing/geodesic.js';
import { scoreTrack } from './testing/score-track.js';

type Place = readonly [lat: number, lon: number];

/** An FAI triangle of 407 km, a place near its last side, and places that make flat triangles. */
const [A, B, C]: [Place, Place, Place] = [
  [50, 8],
  [51, 9],
  [50, 10],
];
const SIDE: Place = [50.01, 9];
const FLAT: Place = [50.2, 8.4];
const FLAT_BACK: Place = [49.9, 9.5];
/** The other corners of a rectangle from the first one, and a place on its first side. */
const [R2, R3, R4]: [Place, Place, Place] = [
  [51, 8],
  [51, 9.55],
  [50, 9.55],
];
const RECTANGLE_SIDE: Place = [50.5, 8];

/** Flies a declared task, ten minutes a leg. */
function fly(task: readonly Place[], input: Partial<ContestInput>) {
  const points = task.map((at) => ({ at }));
  const entries = scoreTrack(createCourse(points), { declared: declare(points), ...input });
  return (name: ContestName) => entries.find((entry) => entry.name === name);
}

function legsKm(places: readonly Place[]): number {
  return places.slice(1).reduce((sum, [lat, lon], i) => {
    const [fromLat, fromLon] = places[i]!;
    return sum + geodesicM({ lat: fromLat, lon: fromLon }, { lat, lon }) / 1000;
  }, 0);
}

describe('classes of the Polish cup', () => {
  const POLISH = { clubCountry: 'PL', takeoffCountry: 'PL' } as const;
  const bi = (task: readonly Place[]) => fly(task, POLISH)('bi');
  /** Kilometres times metres a second. */
  const expected = (factor: number, km: number, legs: number) =>
    (factor * km * (km / (legs / 6))) / 3.6;

  test.each<{
    why: string;
    task: readonly Place[];
    kind: BitnerKind;
    factor: number;
    /** The measured lines, if they are not the task from point to point. */
    measured?: readonly Place[];
  }>([
    { why: 'out and return', task: [A, B, A], kind: '4', factor: 1 },
    { why: 'a triangle', task: [A, B, C, A], kind: '5', factor: 1.05 },
    {
      why: 'a triangle, the start on a side',
      task: [SIDE, A, B, C, SIDE],
      kind: '5',
      factor: 1.05,
      measured: [A, B, C, A],
    },
    { why: 'two turnpoints, no triangle', task: [A, FLAT, C, A], kind: '6', factor: 1 },
    { why: 'three turnpoints', task: [A, FLAT, C, FLAT_BACK, A], kind: '7', factor: 0.95 },
    { why: 'a rectangle', task: [A, R2, R3, R4, A], kind: '7', factor: 0.95 },
    { why: 'a triangle twice', task: [A, B, C, A, B, C, A], kind: '8', factor: 0.95 },
    {
      why: 'a triangle twice, the start on a side',
      task: [SIDE, A, B, C, A, B, C, SIDE],
      kind: '8',
      factor: 0.95,
      measured: [A, B, C, A, B, C, A],
    },
    {
      why: 'a triangle three times',
      task: [A, B, C, A, B, C, A, B, C, A],
      kind: '9',
      factor: 0.95,
    },
    { why: 'four turnpoints', task: [A, FLAT, C, B, R4, A], kind: '2', factor: 0.8 },
    {
      why: 'a rectangle, the start on a side: four turnpoints',
      task: [RECTANGLE_SIDE, R2, R3, R4, A, RECTANGLE_SIDE],
      kind: '2',
      factor: 0.8,
    },
    {
      why: 'a rectangle, the start beside it: the way counts, which is longer than the sides',
      task: [[50.5, 7.8], R2, R3, R4, A, [50.5, 7.8]],
      kind: '2',
      factor: 0.8,
    },
    {
      why: 'a triangle twice, the start far from it: the way counts',
      task: [[49.2, 9], A, B, C, A, B, C, [49.2, 9]],
      kind: '2',
      factor: 0.8,
    },
    {
      why: 'a rectangle twice',
      task: [A, R2, R3, R4, A, R2, R3, R4, A],
      kind: '2',
      factor: 0.8,
    },
  ])('$why', ({ task, kind, factor, measured = task }) => {
    const entry = bi(task);
    expect(entry).toMatchObject({ bitner_kind: kind, score: { declared: true } });
    const km = legsKm(measured);
    expect(entry?.distance).toBeCloseTo(km, 1);
    // The length is rounded to ten metres.
    expect((entry?.points ?? 0) / expected(factor, km, task.length - 1)).toBeCloseTo(1, 4);
  });

  test.each<{ why: string; task: readonly Place[] }>([
    { why: 'a goal', task: [A, B] },
    { why: 'open over one turnpoint', task: [A, B, C] },
    { why: 'open over three turnpoints', task: [A, B, C, R4, R2] },
    { why: 'open over four turnpoints', task: [A, B, C, R4, SIDE, R2] },
  ])('$why counts only as free distance', ({ task }) => {
    expect(bi(task)).toMatchObject({ bitner_kind: '1', score: { declared: false } });
  });

  // Points grow with the square of the distance: 1.05 for its sides or 0.95 for all of its legs.
  test.each([
    { why: 'legs 4.9 % longer than the sides', lat: 49.652, kind: '5', longer: 1.049 },
    { why: 'legs 5.07 % longer than the sides', lat: 49.6464, kind: '5', longer: 1.0507 },
    { why: 'legs 5.2 % longer than the sides', lat: 49.64, kind: '7', longer: 1.052 },
  ])('a triangle that starts beside a corner gets its better reading: $why', (row) => {
    const start: Place = [row.lat, 9];
    const task = [start, A, B, C, start];
    const [sidesKm, lengthKm] = [legsKm([A, B, C, A]), legsKm(task)];
    expect(lengthKm / sidesKm).toBeCloseTo(row.longer, 3);
    const entry = bi(task);
    const most = Math.max(expected(1.05, sidesKm, 4), expected(0.95, lengthKm, 4));
    expect(entry?.bitner_kind).toBe(row.kind);
    expect((entry?.points ?? 0) / most).toBeCloseTo(1, 4);
  });
});

describe('declared courses of the German championship', () => {
  test.each<{ why: string; task: readonly Place[]; factor: number; isBest: boolean }>([
    { why: 'GL', task: [A, B], factor: 1, isBest: false },
    { why: 'OR', task: [A, B, A], factor: 1.6, isBest: true },
    { why: 'TR', task: [A, B, C, A], factor: 1.7, isBest: true },
    { why: 'RT', task: [A, R2, R3, R4, A], factor: 1.7, isBest: true },
    { why: 'MTR, twice', task: [A, B, C, A, B, C, A], factor: 1.5, isBest: true },
    { why: 'MTR, three times', task: [A, B, C, A, B, C, A, B, C, A], factor: 1.5, isBest: true },
    { why: 'MRT', task: [A, R2, R3, R4, A, R2, R3, R4, A], factor: 1.5, isBest: true },
    { why: 'FR4, closed', task: [A, FLAT, C, FLAT_BACK, A], factor: 1.3, isBest: true },
    { why: 'FR4, open', task: [A, B, C, R4, R2], factor: 1, isBest: false },
  ])('$why counts $factor points per kilometre', ({ task, factor, isBest }) => {
    const entryOf = fly(task, { clubCountry: 'DE' });
    const km = Math.round(100 * legsKm(task)) / 100;
    expect(entryOf('declaration')).toMatchObject({ distance: km, score: { declared: true } });
    expect(entryOf('declaration')?.points).toBeCloseTo(factor * km, 1);
    // A free course over the same points is worth as much, and is listed first.
    expect(entryOf('dmst')?.score.declared).toBe(isBest);
    expect(entryOf('dmst')?.points).toBeCloseTo(factor * km, 1);
  });

  test('more than three turnpoints count as a declaration, but not in the championship', () => {
    const task = [A, B, C, R4, SIDE, R2];
    const entryOf = fly(task, { clubCountry: 'DE' });
    expect(entryOf('declaration')?.points).toBeCloseTo(legsKm(task), 1);
    expect(entryOf('dmst')?.score.declared).toBe(false);
  });
});
