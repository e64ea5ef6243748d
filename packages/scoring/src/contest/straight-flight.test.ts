import { expect, test } from 'vitest';
import { fly, type Manoeuvre } from '../analysis/testing/flown-course.js';
import { createRandom } from '../testing/create-random.js';
import { createCourseSolver } from './course-solver.js';

const CIRCLE = { speedMps: 10, climbMps: 2, radiusM: 40 };
const GLIDE = { speedMps: 12, climbMps: -1.1 };

/** Ten hours of a paraglider downwind, which leaves each thermal at up to some degrees from a line. */
function paraglider(wanderDeg: number) {
  const random = createRandom(7);
  const manoeuvres: Manoeuvre[] = [];
  let [timeS, headingRad] = [0, 0];
  while (timeS < 36_000) {
    const circlingS = 200 + Math.round(random() * 300);
    const wantedRad = (random() * 2 - 1) * wanderDeg * (Math.PI / 180);
    const turnRad = (circlingS * CIRCLE.speedMps) / CIRCLE.radiusM;
    const left = (wantedRad - headingRad - turnRad) % (2 * Math.PI);
    const restS = ((left < 0 ? left + 2 * Math.PI : left) * CIRCLE.radiusM) / CIRCLE.speedMps;
    const glideS = Math.round((circlingS * CIRCLE.climbMps) / -GLIDE.climbMps);
    manoeuvres.push({ ...CIRCLE, seconds: circlingS + restS }, { ...GLIDE, seconds: glideS });
    headingRad = wantedRad;
    timeS += circlingS + restS + glideS;
  }
  return fly(manoeuvres, { windNorthMps: 6, intervalS: 4, isRounded: true });
}

test.each([20, 30])('free distance of a flight within %i° of a line is proven', (wanderDeg) => {
  const track = paraglider(wanderDeg);
  const windows = [{ first: 0, last: track.count - 1 }];
  const solve = createCourseSolver({ track, windows, withEngine: windows[0] });
  const [best] = solve({ kind: 'path', maxLegs: 6, maxLossOfHeightM: 1000 });
  expect(best!.distanceM).toBeGreaterThan(480_000);
  expect(best!.upperBoundM).toBe(best!.distanceM);
});
