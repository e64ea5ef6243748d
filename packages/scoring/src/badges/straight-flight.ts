import { canDetectCircling } from '../analysis/find-phases.js';
import { turnRatesDegPerS } from '../analysis/turn-rates.js';
import { chordDistanceM } from '../geo/chord.js';
import type { FixInterval } from '../track/fix-interval.js';
import { pointsOf, type Track } from '../track/track.js';

/** A turn by 360° within this time is a circle. A longer one is part of the route. */
const MAX_CIRCLE_S = 90;
const FULL_CIRCLE_DEG = 360;

/**
 * Returns the length in metres of the longest part of the track without a full circle. 0 if its fixes
 * are too far apart to show circles.
 */
export function straightFlightM(track: Track, intervals: readonly FixInterval[]): number {
  if (!canDetectCircling(track)) return 0;
  const points = pointsOf(track);
  const headingsDeg = unrolledHeadingsDeg(track);
  let longestM = 0;
  for (const { first, last } of intervals) {
    let [from, flownM] = [first, 0];
    for (let fix = first + 1; fix <= last; fix++) {
      flownM += chordDistanceM(points, fix - 1, fix);
      if (endsCircle(track, headingsDeg, { first: from, last: fix })) [from, flownM] = [fix, 0];
      longestM = Math.max(longestM, flownM);
    }
  }
  return longestM;
}

/** Sum of all turns up to each fix, right turns positive. */
function unrolledHeadingsDeg(track: Track): Float64Array {
  const headingsDeg = turnRatesDegPerS(track);
  for (let fix = 1; fix < track.count; fix++) {
    const seconds = track.timeS[fix]! - track.timeS[fix - 1]!;
    headingsDeg[fix] = headingsDeg[fix - 1]! + headingsDeg[fix]! * seconds;
  }
  return headingsDeg;
}

function endsCircle({ timeS }: Track, headingsDeg: Float64Array, { first, last }: FixInterval) {
  for (let fix = last - 1; fix >= first && timeS[last]! - timeS[fix]! <= MAX_CIRCLE_S; fix--) {
    if (Math.abs(headingsDeg[last]! - headingsDeg[fix]!) >= FULL_CIRCLE_DEG) return true;
  }
  return false;
}
