import { describe, expect, test } from 'vitest';
import { createRandom } from '../../testing/create-random.js';
import type { Solution } from '../solution.js';
import { COURSES, createRandomTrack } from '../testing/random-track.js';
import { findFastestPath } from './fastest-path.js';
import { createFlightGeometry, type FlightGeometry } from './flight-geometry.js';
import { findLongestPair } from './longest-pair.js';
import { findLongestPath } from './longest-path.js';
import { findOutReturn, findOutReturnOverTwo } from './out-return.js';
import { findTriangle } from './triangle.js';

const CLOSED = { maxGapM: 1000, maxLossOfHeightM: 1000 };
const BANDS = [{ fromM: 0, minPercent: 28, maxPercent: 100 }];

const SEARCHES: Record<
  string,
  (flight: FlightGeometry, patience?: number) => Solution | undefined
> = {
  'longest path': (flight, patience) =>
    findLongestPath(flight, { maxLegs: 4, maxLossOfHeightM: 300 }, patience),
  'fastest path': (flight, patience) =>
    findFastestPath(flight, { maxLegs: 3, maxDurationS: 1800, maxLossOfHeightM: 0 }, patience),
  triangle: (flight, patience) => findTriangle(flight, { ...CLOSED, bands: BANDS }, patience),
  'longest pair': (flight, patience) =>
    findLongestPair(flight, { maxLossOfHeightM: 300 }, patience),
  'out and return': (flight, patience) => findOutReturn(flight, CLOSED, patience),
  'out and return over two': (flight, patience) => findOutReturnOverTwo(flight, CLOSED, patience),
};

describe.each(Object.entries(SEARCHES))('%s', (_, search) => {
  const random = createRandom(41);
  const flights = Array.from({ length: 20 }, (__, i) => {
    const track = createRandomTrack(COURSES[i % COURSES.length]!, 300, random);
    return createFlightGeometry(track, { first: 0, last: track.count - 1 });
  });

  test('a proven solution is its own bound', () => {
    for (const flight of flights) {
      const solution = search(flight);
      expect(solution?.upperBoundM).toBe(solution?.distanceM);
    }
  });

  test.each([1, 100, 1000])(
    'given up after %i steps, the bound is not below the best',
    (patience) => {
      for (const flight of flights) {
        const best = search(flight);
        const early = search(flight, patience);
        // A search that ends before it has found anything tells no bound.
        if (!early || !best) continue;
        expect(early.distanceM).toBeLessThanOrEqual(best.distanceM);
        expect(early.upperBoundM).toBeGreaterThanOrEqual(best.distanceM);
      }
    },
  );
});
