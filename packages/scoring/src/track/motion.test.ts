import { expect, test } from 'vitest';
import { fly } from '../analysis/testing/flown-course.js';
import { cumulativeTurnDeg } from './motion.js';

test.each([1, 2, 4])(
  'a turn is the same until the end of the track, at a fix every %i s',
  (intervalS) => {
    const [straight, circle] = [undefined, 100].map((radiusM) => {
      const manoeuvre = { seconds: 120, speedMps: 28, climbMps: 0, ...(radiusM && { radiusM }) };
      const track = fly([manoeuvre], { intervalS });
      return cumulativeTurnDeg(track, { first: 0, last: track.count - 1 });
    });
    expect(straight!.at(-1)).toBeCloseTo(0, 0);
    const perS = (28 / 100) * (180 / Math.PI);
    expect(circle!.at(-1)).toBeGreaterThan(110 * perS);
    expect(circle!.at(-1)).toBeLessThan(120 * perS);
  },
);
