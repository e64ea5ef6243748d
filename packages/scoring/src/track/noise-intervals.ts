import type { FixInterval } from './fix-interval.js';
import { intervalSeconds } from './fix-interval.js';
import type { Track } from './track.js';
import { decodeViterbi, runsOf } from './viterbi.js';

/** Probability that the engine is started or stopped within a second. */
const SWITCH_PROBABILITY_PER_S = 0.001;
const MAX_SWITCH_PROBABILITY = 0.5;
/** Shorter intervals are ignored, and shorter pauses are part of the interval. */
const MIN_INTERVAL_S = 8;
const MAX_PAUSE_S = 20;

/**
 * Returns the intervals in which a sensor is more likely on than off, by the Viterbi algorithm.
 *
 * @param logOdds Log-odds at each fix that the sensor is on.
 */
export function noiseIntervals(track: Track, logOdds: Float64Array): FixInterval[] {
  const changeCost = new Float64Array(track.count);
  for (let i = 1; i < track.count; i++) {
    const seconds = track.timeS[i]! - track.timeS[i - 1]!;
    const chance = Math.min(SWITCH_PROBABILITY_PER_S * seconds, MAX_SWITCH_PROBABILITY);
    changeCost[i] = Math.log((1 - chance) / chance);
  }
  const intervals: FixInterval[] = [];
  for (const interval of runsOf(decodeViterbi({ logOdds, changeCost, initialLogOdds: 0 }))) {
    const before = intervals.at(-1);
    if (before && track.timeS[interval.first]! - track.timeS[before.last]! < MAX_PAUSE_S) {
      intervals[intervals.length - 1] = { first: before.first, last: interval.last };
    } else intervals.push(interval);
  }
  return intervals.filter((interval) => intervalSeconds(track, interval) >= MIN_INTERVAL_S);
}
