import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRandom } from '../testing/create-random.js';
import { repetitions } from '../testing/repetitions.js';
import type { FixInterval } from '../track/fix-interval.js';
import type { Track } from '../track/track.js';
import { createCourseSolver, type FreeGeometry } from './course-solver.js';
import { withoutOneLimit } from './near-misses.js';
import { createRandomTrack, TRACK_SHAPES } from './testing/random-track.js';
import { trackArbitrary } from './testing/track-arbitraries.js';

const CLOSED = { maxGapM: 1000, maxLossOfHeightM: 500 };
const SHAPES: FreeGeometry[] = [
  { kind: 'path', maxLegs: 4, maxLossOfHeightM: 500 },
  { kind: 'path', maxLegs: 3, maxLossOfHeightM: 0, maxDurationS: 1800 },
  { kind: 'triangle', bands: [{ fromM: 0, minPercent: 28, maxPercent: 100 }], ...CLOSED },
  { kind: 'out_return', ...CLOSED },
  { kind: 'line', maxLossOfHeightM: 500 },
];

test.each(SHAPES)('$kind: finds courses that break a limit in any small track', (geometry) => {
  const property = fc.property(trackArbitrary(), (track) =>
    isSameBeyond(track, windowsOf(track, 1), geometry),
  );
  const { failed, counterexample } = fc.check(property, { numRuns: repetitions(400) });
  expect({ failed, counterexample }).toEqual({ failed: false, counterexample: null });
});

test.each(SHAPES)('$kind: finds courses that break a limit in larger tracks', (geometry) => {
  const random = createRandom(7);
  // Steps of seven spread the numbers of fixes over 200 to 790, however many tracks there are.
  const tracks = Array.from({ length: repetitions(12) }, (_, i) =>
    createRandomTrack(TRACK_SHAPES[i % TRACK_SHAPES.length]!, 200 + 10 * ((7 * i) % 60), random),
  );
  const missed = tracks.filter(
    (track, i) => !isSameBeyond(track, windowsOf(track, 1 + (i % 3)), geometry),
  );
  expect(missed).toEqual([]);
});

/** Windows of equal length that share no fix. */
function windowsOf({ count }: Track, windows: number): FixInterval[] {
  const boundary = (i: number) => Math.floor((i * count) / windows);
  return Array.from({ length: windows }, (_, i) => ({
    first: boundary(i),
    last: boundary(i + 1) - 1,
  }));
}

/** Whether a search that passes over what breaks no limit finds what one over everything finds. */
function isSameBeyond(
  track: Track,
  windows: readonly FixInterval[],
  geometry: FreeGeometry,
): boolean {
  const prepare = () => createCourseSolver({ track, windows, withEngine: undefined });
  // One solver for both, as in a flight: its caches must not change results.
  const solver = prepare();
  const bestM = solver(geometry)[0]?.distanceM;
  return withoutOneLimit(geometry).every(({ geometry: lifted, ...options }) => {
    const [longest] = prepare()(lifted);
    const [beyond] = solver(lifted, { atLeastM: bestM, ...options });
    const isLonger = longest !== undefined && longest.distanceM > (bestM ?? 0);
    return isLonger
      ? JSON.stringify(beyond) === JSON.stringify(longest)
      : (beyond?.distanceM ?? 0) <= (bestM ?? 0);
  });
}
