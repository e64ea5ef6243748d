import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { repetitions } from '../../testing/repetitions.js';
import type { Track } from '../../track/track.js';
import type { Solution } from '../solution.js';
import {
  distanceTable,
  largestTriangleM,
  longestOutReturnM,
  longestPathM,
} from '../testing/exhaustive.js';
import { trackArbitrary } from '../testing/track-arbitraries.js';
import { findFastestPath } from './fastest-path.js';
import { createFlightGeometry, type FlightGeometry } from './flight-geometry.js';
import { findLongestPair } from './longest-pair.js';
import { findLongestPath } from './longest-path.js';
import { findOutReturn } from './out-return.js';
import { MIN_DISTANCE_M } from './search-budget.js';
import { findTriangle } from './triangle.js';

/** The quick measure of the solvers and the geodesics of the table agree to this. */
const MEASURE_M = 1e-3;
const RUNS = { numRuns: repetitions(1000) };

/** Altitude that may be lost, in metres: with the altitudes of the tracks, limits are met exactly. */
const anyLoss = fc.constantFrom(Infinity, 1000, 500, 0, -300);
/** A closed course may always lose a little: with itself, every fix closes. */
const closedLoss = fc.constantFrom(Infinity, 1000, 500, 0);
const anyGap = fc.constantFrom(200, 1000, 3000);

interface Case {
  readonly track: Track;
  readonly flight: FlightGeometry;
  readonly tableM: Float64Array;
}

function caseOf(track: Track): Case {
  const flight = createFlightGeometry(track, { first: 0, last: track.count - 1 });
  return { track, flight, tableM: distanceTable(track) };
}

/** Whether a solution has the optimal length, to the millimetre; tiny courses need not be found. */
function isOptimum(solution: Solution | undefined, optimumM: number): boolean {
  if (!solution) return optimumM <= MIN_DISTANCE_M;
  const { distanceM, upperBoundM } = solution;
  return Math.abs(distanceM - optimumM) < MEASURE_M && upperBoundM > optimumM - MEASURE_M;
}

/** Runs a property over many tracks; the error names the smallest one it does not hold for. */
function holdsForAll<Values extends unknown[]>(property: fc.IProperty<Values>): boolean {
  fc.assert(property, RUNS);
  return true;
}

describe('matches an exhaustive search on any small track', () => {
  test('longest path', () => {
    const holds = holdsForAll(
      fc.property(
        trackArbitrary(),
        fc.integer({ min: 1, max: 6 }),
        anyLoss,
        (track, legs, loss) => {
          const { flight, tableM } = caseOf(track);
          const mayFinish = (start: number, finish: number) =>
            track.altitudeM[start]! - track.altitudeM[finish]! <= loss;
          const rule = { maxLegs: legs, maxLossOfHeightM: loss };
          const optimumM = longestPathM(track, tableM, legs, mayFinish);
          return isOptimum(findLongestPath(flight, rule), optimumM);
        },
      ),
    );
    expect(holds).toBe(true);
  });

  test('fastest path', () => {
    const anyDuration = fc.integer({ min: 1, max: 4000 });
    const holds = holdsForAll(
      fc.property(trackArbitrary(), anyDuration, anyLoss, (track, durationS, loss) => {
        const { flight, tableM } = caseOf(track);
        const mayFinish = (start: number, finish: number) =>
          track.timeS[finish]! - track.timeS[start]! <= durationS &&
          track.altitudeM[start]! - track.altitudeM[finish]! <= loss;
        const rule = { maxLegs: 3, maxDurationS: durationS, maxLossOfHeightM: loss };
        return isOptimum(findFastestPath(flight, rule), longestPathM(track, tableM, 3, mayFinish));
      }),
    );
    expect(holds).toBe(true);
  });

  test('largest triangle', () => {
    const anyBands = fc.constantFrom(
      [{ fromM: 0, minPercent: 28, maxPercent: 100 }],
      [{ fromM: 0, minPercent: 0, maxPercent: 100 }],
      [
        { fromM: 0, minPercent: 28, maxPercent: 100 },
        { fromM: 20_000, minPercent: 25, maxPercent: 45 },
      ],
    );
    const holds = holdsForAll(
      fc.property(trackArbitrary(), anyBands, anyGap, closedLoss, (track, bands, maxGapM, loss) => {
        const { flight, tableM } = caseOf(track);
        const rule = { bands, maxGapM, maxLossOfHeightM: loss };
        return isOptimum(findTriangle(flight, rule), largestTriangleM(track, tableM, rule));
      }),
    );
    expect(holds).toBe(true);
  });

  test('longest out and return', () => {
    const holds = holdsForAll(
      fc.property(trackArbitrary(), anyGap, closedLoss, (track, maxGapM, loss) => {
        const { flight, tableM } = caseOf(track);
        const rule = { maxGapM, maxLossOfHeightM: loss };
        return isOptimum(findOutReturn(flight, rule), longestOutReturnM(track, tableM, rule));
      }),
    );
    expect(holds).toBe(true);
  });

  test('longest straight line', () => {
    const holds = holdsForAll(
      fc.property(trackArbitrary({ maxFixes: 40 }), anyLoss, (track, loss) => {
        const { flight, tableM } = caseOf(track);
        const mayFinish = (start: number, finish: number) =>
          track.altitudeM[start]! - track.altitudeM[finish]! <= loss;
        const solution = findLongestPair(flight, { maxLossOfHeightM: loss });
        return isOptimum(solution, longestPathM(track, tableM, 1, mayFinish));
      }),
    );
    expect(holds).toBe(true);
  });
});
