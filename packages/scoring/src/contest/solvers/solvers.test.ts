import { describe, expect, test } from 'vitest';
import { createRandom } from '../../testing/create-random.js';
import type { Track } from '../../track/track.js';
import type { Solution } from '../solution.js';
import {
  courseThatCounts,
  distanceTable,
  everyOutReturn,
  everyOutReturnOverTwo,
  everyPath,
  everyTriangle,
  largestTriangleM,
  longestOutReturnM,
  longestPathM,
  type TriedCourse,
} from '../testing/exhaustive.js';
import { createRandomTrack, TRACK_SHAPES } from '../testing/random-track.js';
import type { ClosingRule } from './closing.js';
import { findFastestPath } from './fastest-path.js';
import { createFlightGeometry, type FlightGeometry } from './flight-geometry.js';
import { findLongestPair } from './longest-pair.js';
import { findLongestPath } from './longest-path.js';
import { findOutReturn, findOutReturnOverTwo } from './out-return.js';
import { MIN_DISTANCE_M } from './search-budget.js';
import { findTriangle } from './triangle.js';

/** The quick measure of the solvers and the geodesic of the tables agree to this. */
const MEASURE_M = 1e-3;

function wholeFlight(track: Track): FlightGeometry {
  return createFlightGeometry(track, { first: 0, last: track.count - 1 });
}

interface Sample {
  readonly track: Track;
  readonly flight: FlightGeometry;
  readonly tableM: Float64Array;
}

/** Tracks of every course with their tables of distances. */
function samples(counts: readonly number[], seed: number): Sample[] {
  const random = createRandom(seed);
  return counts.flatMap((count) =>
    TRACK_SHAPES.map((course) => {
      const track = createRandomTrack(course, count, random);
      return { track, flight: wholeFlight(track), tableM: distanceTable(track) };
    }),
  );
}

function repeat(times: number, count: number): number[] {
  return Array.from({ length: times }, () => count);
}

/** Difference between a solution and the optimum. No solution is right if the optimum is tiny. */
function missM(solution: Solution | undefined, optimumM: number): number {
  if (!solution) return optimumM <= MIN_DISTANCE_M ? 0 : optimumM;
  const isInOrder = solution.fixes.every((fix, i) => fix >= (solution.fixes[i - 1] ?? 0));
  return isInOrder ? Math.abs(solution.distanceM - optimumM) : Infinity;
}

function lossOfHeightM({ altitudeM }: Track, from: number, to: number): number {
  return altitudeM[from]! - altitudeM[to]!;
}

/** Whether start and finish of a solution, if there is one, obey a rule on the fixes themselves. */
function endsObey(
  solution: Solution | undefined,
  isLegal: (start: number, finish: number) => boolean,
): boolean {
  return !solution || isLegal(solution.fixes[0]!, solution.fixes.at(-1)!);
}

function closes({ track, tableM }: Sample, rule: ClosingRule, a: number, b: number): boolean {
  return (
    tableM[a * track.count + b]! <= rule.maxGapM &&
    lossOfHeightM(track, a, b) <= rule.maxLossOfHeightM
  );
}

describe('matches an exhaustive search', () => {
  test.each([1, 2, 3, 4, 5, 6])('longest path of %i legs', (legs) => {
    for (const { track, flight, tableM } of samples([3, 7, ...repeat(4, 40), 200], legs)) {
      const optimumM = longestPathM(track, tableM, legs, () => true);
      const rule = { maxLegs: legs, maxLossOfHeightM: Infinity };
      expect(missM(findLongestPath(flight, rule), optimumM)).toBeLessThan(MEASURE_M);
    }
  });

  test.each([
    { legs: 6, dropM: 1000 },
    { legs: 6, dropM: 300 },
    { legs: 6, dropM: 0 },
    { legs: 3, dropM: -200 },
    { legs: 1, dropM: 0 },
  ])('longest path of $legs legs that may lose $dropM m of height', ({ legs, dropM }) => {
    for (const { track, flight, tableM } of samples([3, ...repeat(6, 40), 180], 10 + dropM)) {
      const isLegal = (start: number, finish: number) =>
        lossOfHeightM(track, start, finish) <= dropM;
      const optimumM = longestPathM(track, tableM, legs, isLegal);
      const solution = findLongestPath(flight, { maxLegs: legs, maxLossOfHeightM: dropM });
      expect(missM(solution, optimumM)).toBeLessThan(MEASURE_M);
      expect(endsObey(solution, isLegal)).toBe(true);
    }
  });

  test.each([
    { durationS: 600, dropM: 0 },
    { durationS: 120, dropM: 500 },
    { durationS: 2000, dropM: 0 },
    { durationS: 100_000, dropM: -300 },
  ])('fastest path within $durationS s', ({ durationS, dropM }) => {
    for (const { track, flight, tableM } of samples([3, ...repeat(6, 60), 180], durationS)) {
      const isLegal = (start: number, finish: number) =>
        track.timeS[finish]! - track.timeS[start]! <= durationS &&
        lossOfHeightM(track, start, finish) <= dropM;
      const optimumM = longestPathM(track, tableM, 3, isLegal);
      const rule = { maxLegs: 3, maxDurationS: durationS, maxLossOfHeightM: dropM };
      const solution = findFastestPath(flight, rule);
      expect(missM(solution, optimumM)).toBeLessThan(MEASURE_M);
      expect(endsObey(solution, isLegal)).toBe(true);
    }
  });

  const fai = { fromM: 0, minPercent: 28, maxPercent: 100 };
  test.each([
    { why: '28 % alone', bands: [fai] },
    {
      why: 'a wider shape from 20 km',
      bands: [fai, { fromM: 20_000, minPercent: 25, maxPercent: 45 }],
    },
    {
      why: 'a wider shape from 40 km',
      bands: [fai, { fromM: 40_000, minPercent: 25, maxPercent: 45 }],
    },
    { why: 'any shape', bands: [{ fromM: 0, minPercent: 0, maxPercent: 100 }] },
  ])('largest triangle, $why', ({ bands }) => {
    const closings = [
      { maxGapM: 1000, maxLossOfHeightM: 1000 },
      { maxGapM: 300, maxLossOfHeightM: 0 },
      { maxGapM: 5000, maxLossOfHeightM: Infinity },
    ];
    for (const sample of samples([3, 4, 20, ...repeat(5, 90), 150], bands.length)) {
      for (const closing of closings) {
        const rule = { ...closing, bands };
        const solution = findTriangle(sample.flight, rule);
        const optimumM = largestTriangleM(sample.track, sample.tableM, rule);
        expect(missM(solution, optimumM)).toBeLessThan(MEASURE_M);
        expect(endsObey(solution, (a, b) => closes(sample, rule, a, b))).toBe(true);
      }
    }
  });

  test('longest out and return', () => {
    const rules = [
      { maxGapM: 1000, maxLossOfHeightM: 1000 },
      { maxGapM: 300, maxLossOfHeightM: 0 },
      { maxGapM: 5000, maxLossOfHeightM: 400 },
    ];
    for (const sample of samples([3, 20, ...repeat(12, 100), 250], 3)) {
      for (const rule of rules) {
        const solution = findOutReturn(sample.flight, rule);
        const optimumM = longestOutReturnM(sample.track, sample.tableM, rule);
        expect(missM(solution, optimumM)).toBeLessThan(MEASURE_M);
        expect(endsObey(solution, (a, b) => closes(sample, rule, a, b))).toBe(true);
      }
    }
  });

  test.each([Infinity, 1000, 0, -500])('longest pair that may lose %d m of height', (dropM) => {
    for (const { track, flight, tableM } of samples([2, 3, ...repeat(12, 100), 300], 5)) {
      let optimumM = 0;
      for (let i = 0; i < track.count; i++) {
        for (let j = i; j < track.count; j++) {
          if (lossOfHeightM(track, i, j) > dropM) continue;
          optimumM = Math.max(optimumM, tableM[i * track.count + j]!);
        }
      }
      const solution = findLongestPair(flight, { maxLossOfHeightM: dropM });
      expect(missM(solution, optimumM)).toBeLessThan(MEASURE_M);
    }
  });
});

describe('among equally long solutions', () => {
  // Fixes at the same place tie exactly; this course stands still most of the time.
  const random = createRandom(7);
  const tracks = Array.from({ length: 30 }, () => createRandomTrack('stuttering', 80, random));
  const closed = { maxGapM: 3000, maxLossOfHeightM: Infinity };
  const bands = [{ fromM: 0, minPercent: 20, maxPercent: 100 }];

  test.each([
    {
      why: 'path',
      find: (flight: FlightGeometry) =>
        findLongestPath(flight, { maxLegs: 6, maxLossOfHeightM: Infinity }),
    },
    {
      why: 'path within a time',
      find: (flight: FlightGeometry) =>
        findFastestPath(flight, { maxLegs: 3, maxDurationS: 900, maxLossOfHeightM: Infinity }),
    },
    {
      why: 'pair',
      find: (flight: FlightGeometry) => findLongestPair(flight, { maxLossOfHeightM: Infinity }),
    },
    {
      why: 'triangle',
      find: (flight: FlightGeometry) => findTriangle(flight, { ...closed, bands }),
    },
  ])('the earliest $why counts', ({ find }) => {
    for (const track of tracks) {
      const fixes = find(wholeFlight(track))?.fixes ?? [];
      const finish = fixes.at(-1) ?? 0;
      const before = fixes.at(-2) ?? 0;
      const isAtSamePlace = (fix: number) =>
        track.lat[fix] === track.lat[finish] && track.lon[fix] === track.lon[finish];
      // No fix between the last turnpoint and the finish is at the finish's place.
      const sooner = fixesBetween(before, finish).filter(isAtSamePlace);
      expect(sooner).toEqual([]);
    }
  });

  interface Way {
    readonly why: string;
    /** Number of fixes for which there is time to try everything. */
    readonly count: number;
    readonly find: (flight: FlightGeometry) => Solution | undefined;
    readonly everyCourse: (track: Track, tableM: Float64Array) => readonly TriedCourse[];
  }

  test.each<Way>([
    {
      why: 'path',
      count: 30,
      find: (flight) => findLongestPath(flight, { maxLegs: 3, maxLossOfHeightM: Infinity }),
      everyCourse: (track, tableM) => everyPath(track, tableM, 3, () => true),
    },
    {
      why: 'pair',
      count: 120,
      find: (flight) => findLongestPair(flight, { maxLossOfHeightM: Infinity }),
      everyCourse: (track, tableM) => everyPath(track, tableM, 1, () => true),
    },
    {
      why: 'out and return',
      count: 80,
      find: (flight) => findOutReturn(flight, closed),
      everyCourse: (track, tableM) => everyOutReturn(track, tableM, closed),
    },
    {
      why: 'out and return over two turnpoints',
      count: 40,
      find: (flight) => findOutReturnOverTwo(flight, closed),
      everyCourse: (track, tableM) => everyOutReturnOverTwo(track, tableM, closed),
    },
    {
      why: 'triangle',
      count: 25,
      find: (flight) => findTriangle(flight, { ...closed, bands }),
      everyCourse: (track, tableM) => everyTriangle(track, tableM, { ...closed, bands }),
    },
  ])('the first $why of all counts', ({ count, find, everyCourse }) => {
    const stuttering = Array.from({ length: 12 }, () =>
      createRandomTrack('stuttering', count, random),
    );
    const found = stuttering.map((track) => find(wholeFlight(track))?.fixes);
    const first = stuttering.map(
      (track) => courseThatCounts(everyCourse(track, distanceTable(track)))?.fixes,
    );
    expect(found).toEqual(first);
  });
});

function fixesBetween(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i);
}
