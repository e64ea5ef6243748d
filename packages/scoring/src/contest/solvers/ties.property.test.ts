import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { repetitions } from '../../testing/repetitions.js';
import type { Track } from '../../track/track.js';
import type { Solution } from '../solution.js';
import {
  courseThatCounts,
  distanceTable,
  everyOutReturn,
  everyOutReturnOverTwo,
  everyPath,
  everyTriangle,
  type TriedCourse,
} from '../testing/exhaustive.js';
import { revisitingTrackArbitrary } from '../testing/track-arbitraries.js';
import { findFastestPath } from './fastest-path.js';
import { createFlightGeometry, type FlightGeometry } from './flight-geometry.js';
import { findLongestPair } from './longest-pair.js';
import { findLongestPath } from './longest-path.js';
import { findOutReturn, findOutReturnOverTwo } from './out-return.js';
import { MIN_DISTANCE_M } from './search-budget.js';
import { findTriangle } from './triangle.js';

const RUNS = { numRuns: repetitions(400) };

/** Altitude that may be lost, in metres: with the altitudes of the tracks, limits are met exactly. */
const anyLoss = fc.constantFrom(Infinity, 1000, 500, 0);
/** With the first limit, only courses that end where they began close. */
const anyGap = fc.constantFrom(200, 1000, 15_000);
const anyClosing = fc.record({ maxGapM: anyGap, maxLossOfHeightM: anyLoss });
const anyBands = fc.constantFrom(
  [{ fromM: 0, minPercent: 28, maxPercent: 100 }],
  [{ fromM: 0, minPercent: 0, maxPercent: 100 }],
);

interface Case {
  readonly track: Track;
  readonly flight: FlightGeometry;
  readonly tableM: Float64Array;
}

interface Found {
  readonly solution: Solution | undefined;
  readonly tried: readonly TriedCourse[];
}

/** Whether the solver chooses the very fixes that count of all; next to nothing need not be found. */
function holdsForAll<Rule>(
  rules: fc.Arbitrary<Rule>,
  find: (of: Case, rule: Rule) => Found,
): boolean {
  fc.assert(
    fc.property(revisitingTrackArbitrary(), rules, (track, rule) => {
      const flight = createFlightGeometry(track, { first: 0, last: track.count - 1 });
      const { solution, tried } = find({ track, flight, tableM: distanceTable(track) }, rule);
      const course = courseThatCounts(tried);
      const counts = course && course.valueM > MIN_DISTANCE_M ? course.fixes : undefined;
      return solution?.fixes.join() === counts?.join();
    }),
    RUNS,
  );
  return true;
}

const loses = ({ altitudeM }: Track, start: number, finish: number) =>
  altitudeM[start]! - altitudeM[finish]!;

describe('chooses the earliest finish, start and fixes among equally long courses', {}, () => {
  test('path', () => {
    const anyRule = fc.record({ maxLegs: fc.constantFrom(2, 3, 6), maxLossOfHeightM: anyLoss });
    const holds = holdsForAll(anyRule, ({ track, flight, tableM }, rule) => ({
      solution: findLongestPath(flight, rule),
      tried: everyPath(
        track,
        tableM,
        rule.maxLegs,
        (start, finish) => loses(track, start, finish) <= rule.maxLossOfHeightM,
      ),
    }));
    expect(holds).toBe(true);
  });

  test('path within a time', () => {
    const anyRule = fc.record({
      maxLegs: fc.constantFrom(2, 3),
      maxDurationS: fc.integer({ min: 300, max: 4000 }),
      maxLossOfHeightM: anyLoss,
    });
    const holds = holdsForAll(anyRule, ({ track, flight, tableM }, rule) => ({
      solution: findFastestPath(flight, rule),
      tried: everyPath(
        track,
        tableM,
        rule.maxLegs,
        (start, finish) =>
          track.timeS[finish]! - track.timeS[start]! <= rule.maxDurationS &&
          loses(track, start, finish) <= rule.maxLossOfHeightM,
      ),
    }));
    expect(holds).toBe(true);
  });

  test('straight line', () => {
    const holds = holdsForAll(anyLoss, ({ track, flight, tableM }, maxLossOfHeightM) => ({
      solution: findLongestPair(flight, { maxLossOfHeightM }),
      tried: everyPath(
        track,
        tableM,
        1,
        (start, finish) => loses(track, start, finish) <= maxLossOfHeightM,
      ),
    }));
    expect(holds).toBe(true);
  });

  test('out and return', () => {
    const holds = holdsForAll(anyClosing, ({ track, flight, tableM }, rule) => ({
      solution: findOutReturn(flight, rule),
      tried: everyOutReturn(track, tableM, rule),
    }));
    expect(holds).toBe(true);
  });

  test('out and return over two turnpoints', () => {
    const holds = holdsForAll(anyClosing, ({ track, flight, tableM }, rule) => ({
      solution: findOutReturnOverTwo(flight, rule),
      tried: everyOutReturnOverTwo(track, tableM, rule),
    }));
    expect(holds).toBe(true);
  });

  test('triangle', () => {
    const anyRule = fc.record({ maxGapM: anyGap, maxLossOfHeightM: anyLoss, bands: anyBands });
    const holds = holdsForAll(anyRule, ({ track, flight, tableM }, rule) => ({
      solution: findTriangle(flight, rule),
      tried: everyTriangle(track, tableM, rule),
    }));
    expect(holds).toBe(true);
  });
});
