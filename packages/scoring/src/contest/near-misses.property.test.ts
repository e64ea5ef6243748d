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
  const property = fc.property(anyTrack(), (track) => expectSameBeyond(track, geometry));
  fc.assert(property, { numRuns: 1500 });
});

test.each(SHAPES)('$kind: of larger tracks, what breaks a limit is found', (geometry) => {
  const random = createRandom(7);
  for (let i = 0; i < 60; i++) {
    const course = COURSES[i % COURSES.length]!;
    expectSameBeyond(createRandomTrack(course, 200 + 10 * i, random), geometry);
  }
});

/** A search that passes over what breaks no limit finds what one over everything finds. */
function expectSameBeyond(track: Track, geometry: FreeGeometry): void {
  const whole = { first: 0, last: track.count - 1 };
  const prepare = () => createCourseSolver({ track, windows: [whole], withMotor: undefined });
  // One solver for both, as in a flight: what it remembers must do no harm.
  const solver = prepare();
  const [best] = solver(geometry);
  const atLeastM = best?.distanceM;
  for (const { geometry: lifted, ...limits } of withoutOneLimit(geometry)) {
    const [longest] = prepare()(lifted);
    const [beyond] = solver(lifted, { atLeastM, ...limits });
    if (longest && longest.distanceM > (atLeastM ?? 0)) expect(beyond).toEqual(longest);
    else expect(beyond?.distanceM ?? 0).toBeLessThanOrEqual(atLeastM ?? 0);
  }
}
