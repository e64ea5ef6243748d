import { beforeAll, describe, expect, test } from 'vitest';
import { createRandom } from '../../testing/create-random.js';
import type { Solution } from '../solution.js';
import { createRandomTrack, TRACK_SHAPES } from '../testing/random-track.js';
import { findFastestPath } from './fastest-path.js';
import { createFlightGeometry, type FlightGeometry } from './flight-geometry.js';
import { findLongestPair } from './longest-pair.js';
import { findLongestPath } from './longest-path.js';
import { findOutReturn, findOutReturnOverTwo } from './out-return.js';
import { type SearchOptions, Work } from './search-budget.js';
import { findTriangle } from './triangle.js';

const CLOSED = { maxGapM: 1000, maxLossOfHeightM: 1000 };
const BANDS = [{ fromM: 0, minPercent: 28, maxPercent: 100 }];

const SEARCHES: Record<
  string,
  (flight: FlightGeometry, options?: SearchOptions) => Solution | undefined
> = {
  'longest path': (flight, options) =>
    findLongestPath(flight, { maxLegs: 4, maxLossOfHeightM: 300 }, options),
  'fastest path': (flight, options) =>
    findFastestPath(flight, { maxLegs: 3, maxDurationS: 1800, maxLossOfHeightM: 0 }, options),
  triangle: (flight, options) => findTriangle(flight, { ...CLOSED, bands: BANDS }, options),
  'longest pair': (flight, options) => findLongestPair(flight, { maxLossOfHeightM: 300 }, options),
  'out and return': (flight, options) => findOutReturn(flight, CLOSED, options),
  'out and return over two': (flight, options) => findOutReturnOverTwo(flight, CLOSED, options),
};

describe.each(Object.entries(SEARCHES))('%s', (_, search) => {
  const random = createRandom(41);
  const flights = Array.from({ length: 20 }, (__, i) => {
    const track = createRandomTrack(TRACK_SHAPES[i % TRACK_SHAPES.length]!, 300, random);
    return createFlightGeometry(track, { first: 0, last: track.count - 1 });
  });

  let proven: (Solution | undefined)[] = [];
  beforeAll(() => {
    proven = flights.map((flight) => search(flight));
  });

  test('a proven solution is its own bound', () => {
    for (const solution of proven) {
      expect(solution?.upperBoundM).toBe(solution?.distanceM);
    }
  });

  test.each([1, 100, 1000, 10_000])(
    'the bound after %i steps of work is at least the best',
    (exactLimit) => {
      for (const [i, flight] of flights.entries()) {
        const best = proven[i];
        // Prepared again, since a search may use cached results of an earlier one.
        const window = { first: 0, last: flight.count - 1 };
        let boundM = 0;
        const onNothing = (nothingM: number) => {
          boundM = nothingM;
        };
        const early = search(createFlightGeometry(flight.track, window), { exactLimit, onNothing });
        expect(early?.distanceM ?? 0).toBeLessThanOrEqual(best?.distanceM ?? 0);
        expect(early?.upperBoundM ?? boundM).toBeGreaterThanOrEqual(best?.distanceM ?? 0);
      }
    },
  );

  test('a search without remaining budget returns nothing worse than the best', () => {
    for (const [i, flight] of flights.entries()) {
      const atLeastM = proven[i]?.distanceM;
      const window = { first: 0, last: flight.count - 1 };
      const workShare = { work: new Work(0), share: 1e-9 };
      const late = search(createFlightGeometry(flight.track, window, workShare), { atLeastM });
      expect(late?.distanceM ?? atLeastM).toBe(atLeastM);
    }
  });
});
