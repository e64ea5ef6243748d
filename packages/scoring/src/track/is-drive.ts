import { maxAltitudeGainM } from './altitude-gain.js';
import { type FixInterval, intervalSeconds } from './fix-interval.js';
import { climbRateMps, cumulativeTurnDeg } from './motion.js';
import type { Track } from './track.js';

/** Limits of cars. An aircraft exceeds one of them at some time. */
const MAX_ROAD_KMH = 130;
const MAX_ROAD_CLIMB_MPS = 2;
/** A car exceeds this at some time. A paraglider that soars along a ridge stays below. */
const MIN_TOP_SPEED_KMH = 65;
const CLIMB_BASE_S = 60;
/** A drive climbs at least this much from a valley. An aircraft that only descends is flying. */
const MIN_ROAD_CLIMB_M = 60;
/** Turn that shows circling, and the longest time it takes. */
const CIRCLE_DEG = 330;
const CIRCLE_S = 60;
/** Circles cannot be seen in fixes further apart than this. */
const MAX_FIX_INTERVAL_S = 15;

/**
 * Returns whether a run looks like a drive over hills: it climbs, but never as fast as in a launch or
 * a thermal, moves as fast as a car and never faster, and never circles.
 *
 * @param speedsKmh Ground speed from each fix of the track onwards.
 */
export function isDrive(track: Track, run: FixInterval, speedsKmh: Float64Array): boolean {
  const { first, last } = run;
  if (intervalSeconds(track, run) > MAX_FIX_INTERVAL_S * (last - first)) return false;
  if (maxAltitudeGainM(track, run) < MIN_ROAD_CLIMB_M) return false;
  const topSpeedKmh = speedsKmh
    .subarray(first, last + 1)
    .reduce((top, kmh) => Math.max(top, kmh), 0);
  if (topSpeedKmh < MIN_TOP_SPEED_KMH || topSpeedKmh > MAX_ROAD_KMH) return false;
  for (let i = first; i <= last; i++) {
    if (climbRateMps(track, i, CLIMB_BASE_S) > MAX_ROAD_CLIMB_MPS) return false;
  }
  return !circles(track, run);
}

function circles(track: Track, { first, last }: FixInterval): boolean {
  const { timeS } = track;
  const turnDeg = cumulativeTurnDeg(track, { first, last });
  let from = first;
  for (let i = first; i <= last; i++) {
    while (timeS[i]! - timeS[from]! > CIRCLE_S) from++;
    if (Math.abs(turnDeg[i - first]! - turnDeg[from - first]!) >= CIRCLE_DEG) return true;
  }
  return false;
}
