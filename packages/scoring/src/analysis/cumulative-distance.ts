import { chordDistanceM } from '../geo/chord.js';
import { checkTrack } from '../track/check-track.js';
import type { Track } from '../track/track.js';
import { MAX_DURATION_S, resamplePositions, STEP_S } from './resample-positions.js';

/**
 * Distance flown up to each fix, in km, without circles: Σ d(pᵢ, pᵢ₊₁) on WGS84. The positions p
 * are those of the first fix and of every two minutes after it, interpolated linearly. Circling
 * counts only with its drift. NaN if the fixes cover more than three days.
 *
 * This figure is this project's and not part of a rule. It compares the gliders of a day.
 *
 * @throws {TypeError} If the track is not a track.
 */
export function cumulativeDistanceKm(track: Track): Float32Array {
  checkTrack(track);
  const { count, timeS } = track;
  const distancesKm = new Float32Array(count);
  const startS = timeS[0] ?? 0;
  const durationS = (timeS[count - 1] ?? 0) - startS;
  if (durationS > MAX_DURATION_S) return distancesKm.fill(Number.NaN);
  if (durationS <= 0) return distancesKm;
  const places = resamplePositions(track, Math.ceil(durationS / STEP_S) + 1);
  let [step, behindKm, stepKm] = [-1, 0, 0];
  for (let fix = 0; fix < count; fix++) {
    const elapsedS = timeS[fix]! - startS;
    while (step < 0 || (elapsedS >= (step + 1) * STEP_S && step + 2 < places.x.length)) {
      behindKm += stepKm;
      step += 1;
      stepKm = chordDistanceM(places, step, step + 1) / 1000;
    }
    const fromS = step * STEP_S;
    distancesKm[fix] =
      behindKm + (stepKm * (elapsedS - fromS)) / Math.min(STEP_S, durationS - fromS);
  }
  return distancesKm;
}
