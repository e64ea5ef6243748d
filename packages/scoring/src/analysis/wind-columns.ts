import { checkIntervals, checkTrack } from '../track/check-track.js';
import type { Track } from '../track/track.js';
import type { PhaseWind } from './find-wind.js';
import { layersOf, type WindLayer } from './wind-by-height.js';

/** Velocity of the air at each fix in m/s, eastwards and northwards positive; NaN where unknown. */
export interface WindColumns {
  readonly eastMps: Float32Array;
  readonly northMps: Float32Array;
}

/** Maximum age of an estimate in seconds. The limit is this project's. */
export const MAX_WIND_AGE_S = 1800;
/** Thickness of the layers of a phase, between which its wind is interpolated. */
const LAYER_M = 200;

/**
 * Computes the wind at each fix.
 *
 * - Within a phase, it is the wind at the altitude of the fix: interpolated linearly between the
 *   layers of the phase, and constant above and below them.
 * - Between two phases, it is interpolated linearly in time: w = (w₁·t₂ + w₂·t₁) / (t₁ + t₂). w₁
 *   and w₂ are the winds of the earlier and the later phase at the altitude of the fix, t₁ is the
 *   time since the earlier phase and t₂ the time until the later one.
 * - If only one of them is within 30 minutes, it holds alone. If none is, the wind is NaN.
 *
 * Layers of 200 m and both interpolations are this project's. The winds of turns are those of
 * `findWind`.
 *
 * @param winds Result of `findWind` for the same track.
 * @throws {TypeError} If an argument has the wrong type.
 * @throws {RangeError} If a wind is outside the track.
 */
export function windColumns(track: Track, winds: readonly PhaseWind[]): WindColumns {
  checkTrack(track);
  checkIntervals('wind', winds, track);
  const { count, timeS, altitudeM } = track;
  const eastMps = new Float32Array(count);
  const northMps = new Float32Array(count);
  const profiles = winds.map(({ turns }) => layersOf(turns, LAYER_M));
  const add = (fix: number, profile: readonly WindLayer[], share: number) => {
    const heightM = altitudeM[fix]!;
    let above = 0;
    while (above < profile.length - 1 && profile[above]!.altitudeM < heightM) above++;
    const high = profile[above]!;
    const low = profile[Math.max(0, above - 1)]!;
    const depthM = high.altitudeM - low.altitudeM;
    const risen = depthM > 0 ? Math.min(1, (heightM - low.altitudeM) / depthM) : 1;
    eastMps[fix]! += share * (low.eastMps + risen * (high.eastMps - low.eastMps));
    northMps[fix]! += share * (low.northMps + risen * (high.northMps - low.northMps));
  };
  let next = 0;
  for (let fix = 0; fix < count; fix++) {
    while (next < winds.length && winds[next]!.first <= fix) next++;
    const now = timeS[fix]!;
    const sinceS = next > 0 ? Math.max(0, now - timeS[winds[next - 1]!.last]!) : Infinity;
    const untilS = next < winds.length ? timeS[winds[next]!.first]! - now : Infinity;
    if (sinceS > MAX_WIND_AGE_S && untilS > MAX_WIND_AGE_S) {
      eastMps[fix] = Number.NaN;
      northMps[fix] = Number.NaN;
      continue;
    }
    const share = shareOfNext(sinceS, untilS);
    if (share < 1) add(fix, profiles[next - 1]!, 1 - share);
    if (share > 0) add(fix, profiles[next]!, share);
  }
  return { eastMps, northMps };
}

function shareOfNext(sinceS: number, untilS: number): number {
  if (sinceS > MAX_WIND_AGE_S) return 1;
  return untilS > MAX_WIND_AGE_S ? 0 : sinceS / (sinceS + untilS);
}
