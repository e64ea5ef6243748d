import { type ChordPoints, chordDistanceM } from '../geo/chord.js';
import { checkTrack } from '../track/check-track.js';
import type { Track } from '../track/track.js';
import { MAX_DURATION_S, resamplePositions, STEP_S } from './resample-positions.js';

const HOUR_S = 3600;
const STEPS = HOUR_S / STEP_S;
/** Number of legs in the contest `free`. */
const LEGS = 6;

/**
 * Cross-country speed over the hour up to each fix, in km/h: the length of the longest polyline of
 * up to six legs within the hour. NaN in the first hour.
 *
 * Positions are sampled every two minutes, interpolated between fixes. Dynamic programming finds
 * the best polyline over each 31 samples: leg by leg, the greatest distance to each sample. Between
 * samples, speeds are interpolated linearly. The result is exact in straight flight. A turnpoint
 * between two samples costs at most the distance flown in a minute.
 *
 * This figure is this project's and not part of a rule. Six legs are those of the contest `free`.
 *
 * @throws {TypeError} If the track is not a track.
 */
export function bestHourSpeedsKmh(track: Track): Float32Array {
  checkTrack(track);
  const { count, timeS } = track;
  const speeds = new Float32Array(count).fill(Number.NaN);
  const startS = timeS[0] ?? 0;
  const durationS = (timeS[count - 1] ?? 0) - startS;
  if (durationS < HOUR_S || durationS > MAX_DURATION_S) return speeds;
  const bests = bestHoursKm(resamplePositions(track, Math.floor(durationS / STEP_S) + 1));
  for (let fix = 0; fix < count; fix++) {
    const at = (timeS[fix]! - startS) / STEP_S - STEPS;
    if (at < 0) continue;
    const before = Math.min(Math.floor(at), bests.length - 1);
    const after = Math.min(before + 1, bests.length - 1);
    speeds[fix] = bests[before]! + (at - before) * (bests[after]! - bests[before]!);
  }
  return speeds;
}

/** Length in km of the longest polyline within each hour, by its last sample. */
function bestHoursKm(places: ChordPoints): Float64Array {
  const size = places.x.length;
  // Distance from sample a to sample b, up to an hour later, at index a * (STEPS + 1) + b - a.
  const distancesKm = new Float64Array(size * (STEPS + 1));
  for (let a = 0; a < size; a++) {
    const end = Math.min(size - 1, a + STEPS);
    for (let b = a + 1; b <= end; b++) {
      distancesKm[a * (STEPS + 1) + b - a] = chordDistanceM(places, a, b) / 1000;
    }
  }
  const bests = new Float64Array(size - STEPS);
  for (let start = 0; start < bests.length; start++) {
    bests[start] = longestPolyline(distancesKm, start);
  }
  return bests;
}

function longestPolyline(distancesKm: Float64Array, start: number): number {
  let reached = new Float64Array(STEPS + 1);
  let best = 0;
  for (let leg = 0; leg < LEGS; leg++) {
    const next = new Float64Array(STEPS + 1);
    for (let a = 0; a < STEPS; a++) {
      const row = (start + a) * (STEPS + 1) - a;
      for (let b = a + 1; b <= STEPS; b++) {
        const lengthKm = reached[a]! + distancesKm[row + b]!;
        if (lengthKm > next[b]!) next[b] = lengthKm;
      }
    }
    for (const lengthKm of next) best = Math.max(best, lengthKm);
    reached = next;
  }
  return best;
}
