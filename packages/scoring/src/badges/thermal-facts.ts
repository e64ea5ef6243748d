import type { CirclingPhase } from '../analysis/find-phases.js';
import { intervalSeconds } from '../track/fix-interval.js';
import type { Track } from '../track/track.js';

/** Facts about the thermals of a flight. */
export interface ThermalFacts {
  /** Number of thermals turned to the left. */
  readonly leftThermals: number;
  /** Number of thermals turned to the right. */
  readonly rightThermals: number;
  /** Greatest gain in one thermal, in metres. */
  readonly thermalGainM: number;
  /** Greatest gain in one strong thermal, in metres. */
  readonly strongThermalGainM: number;
}

/** Mean climb of a strong thermal. */
const STRONG_MPS = 5;

/** Counts and measures the thermals of a flight. */
export function thermalFacts(track: Track, phases: readonly CirclingPhase[]): ThermalFacts {
  const thermals = phases.filter(({ kind }) => kind === 'thermal');
  const gains = thermals.map((thermal) => {
    const gainM = track.altitudeM[thermal.last]! - track.altitudeM[thermal.first]!;
    return { gainM, isStrong: gainM >= STRONG_MPS * intervalSeconds(track, thermal) };
  });
  const greatest = (list: typeof gains) => Math.max(0, ...list.map(({ gainM }) => gainM));
  return {
    leftThermals: thermals.filter(({ turn }) => turn === 'left').length,
    rightThermals: thermals.filter(({ turn }) => turn === 'right').length,
    thermalGainM: greatest(gains),
    strongThermalGainM: greatest(gains.filter(({ isStrong }) => isStrong)),
  };
}
