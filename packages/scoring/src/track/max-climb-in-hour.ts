import { findClimbs } from './find-climbs.js';
import type { FixInterval } from './fix-interval.js';
import type { Track } from './track.js';

/** Smaller changes are noise of the altimeter and would add up to hundreds of metres. */
const MIN_SWING_M = 20;
const HOUR_S = 3600;

/**
 * Returns the maximum climb within an hour in metres: the greatest `C(t2) − C(t1)` of two fixes
 * with `t2 − t1 ≤ 3600 s`, where `C(t)` is the sum of all climbs up to `t`. A climb leads from a
 * low point to the highest point before the altitude drops by 20 m, and gains at least 20 m.
 *
 * @param intervals Parts of the track that count, ascending. Climbs do not span two of them.
 */
export function maxClimbInHourM(track: Track, intervals: readonly FixInterval[]): number {
  const { timeS, count } = track;
  const climbedM = sumOfClimbs(track, intervals);
  let [first, mostM] = [0, 0];
  for (let last = 0; last < count; last++) {
    while (timeS[last]! - timeS[first]! > HOUR_S) first++;
    mostM = Math.max(mostM, climbedM[last]! - climbedM[first]!);
  }
  return mostM;
}

/** Sum of all climbs up to each fix, in metres. */
function sumOfClimbs({ altitudeM, count }: Track, intervals: readonly FixInterval[]): Float64Array {
  const climbedM = new Float64Array(count);
  let [done, sumM] = [0, 0];
  for (const { first, last } of intervals.flatMap((interval) =>
    findClimbs(altitudeM, interval, MIN_SWING_M),
  )) {
    climbedM.fill(sumM, done, first);
    const lowM = altitudeM[first]!;
    let highM = lowM;
    for (let i = first; i <= last; i++) {
      highM = Math.max(highM, altitudeM[i]!);
      climbedM[i] = sumM + highM - lowM;
    }
    sumM += highM - lowM;
    done = last + 1;
  }
  return climbedM.fill(sumM, done);
}
