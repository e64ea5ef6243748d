import { checkIntervals, checkTrack } from '../track/check-track.js';
import type { Track } from '../track/track.js';
import type { PhaseWind } from './find-wind.js';
import { layersOf, type WindLayer } from './wind-by-height.js';

/**
 * Direction and speed of the moving air at each fix, in metres per second: eastwards and northwards
 * positive, NaN where unknown.
 */
export interface WindColumns {
  readonly eastMps: Float32Array;
  readonly northMps: Float32Array;
}

/** An estimate farther away in time is not used; the bound is this project's. */
export const MAX_WIND_AGE_S = 1800;
/** Thickness of the layers between which the wind of a phase is taken as linear. */
const LAYER_M = 200;

/**
 * The wind at each fix. Within a phase it is that of the altitude, linear between the layers of the
 * phase and constant above and below them; between two phases it is linear in time between what
 * either has at the altitude: w = (w₁·t₂ + w₂·t₁) / (t₁ + t₂), t₁ after the phase of w₁ and t₂
 * before that of w₂. Where one of them is more than 30 minutes away the other holds, where both
 * are, it is NaN.
 *
 * Layers of 200 m and both interpolations are this project's; the winds of turns are those of
 * `findWind`.
 *
 * @param winds From `findWind`, of the same track.
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
