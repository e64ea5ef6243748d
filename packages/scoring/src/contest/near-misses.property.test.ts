import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRandom } from '../testing/create-random.js';
import type { Track } from '../track/track.js';
import { createCourseSolver, type FreeGeometry } from './course-solver.js';
import { withoutOneLimit } from './near-misses.js';
import { anyTrack } from './testing/any-track.js';
import { COURSES, createRandomTrack } from './testing/random-track.js';

const CLOSED = { maxGapM: 1000, maxLossOfHeightM: 500 };
const SHAPES: FreeGeometry[] = [
  { kind: 'path', maxLegs: 4, maxLossOfHeightM: 500 },
  { kind: 'path', maxLegs: 3, maxLossOfHeightM: 0, maxDurationS: 1800 },
  { kind: 'triangle', bands: [{ fromM: 0, minPercent: 28, maxPercent: 100 }], ...CLOSED },
  { kind: 'out_return', ...CLOSED },
  { kind: 'line', maxLossOfHeightM: 500 },
];

test.each(SHAPES)('$kind: of any small track, what breaks a limit is found', (geometry) => {
  const property = fc.property(anyTrack(), (track) => isSameBeyond(track, geometry));
  const { failed, counterexample } = fc.check(property, { numRuns: 1500 });
  expect({ failed, counterexample }).toEqual({ failed: false, counterexample: null });
});

test.each(SHAPES)('$kind: of larger tracks, what breaks a limit is found', (geometry) => {
  const random = createRandom(7);
  const missed = Array.from({ length: 60 }, (_, i) =>
    createRandomTrack(COURSES[i % COURSES.length]!, 200 + 10 * i, random),
  ).filter((track) => !isSameBeyond(track, geometry));
  expect(missed).toEqual([]);
});

/** Whether a search that passes over what breaks no limit finds what one over everything finds. */
function isSameBeyond(track: Track, geometry: FreeGeometry): boolean {
  const whole = { first: 0, last: track.count - 1 };
  const prepare = () => createCourseSolver({ track, windows: [whole], withMotor: undefined });
  // One solver for both, as in a flight: what it remembers must do no harm.
  const solver = prepare();
  const bestM = solver(geometry)[0]?.distanceM;
  return withoutOneLimit(geometry).every(({ geometry: lifted, ...limits }) => {
    const [longest] = prepare()(lifted);
    const [beyond] = solver(lifted, { atLeastM: bestM, ...limits });
    const isLonger = longest !== undefined && longest.distanceM > (bestM ?? 0);
    return isLonger
      ? JSON.stringify(beyond) === JSON.stringify(longest)
      : (beyond?.distanceM ?? 0) <= (bestM ?? 0);
  });
}
