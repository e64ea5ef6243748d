import { bestClimb } from '../analysis/best-climb.js';
import type { CirclingPhase } from '../analysis/find-phases.js';
import { intervalSeconds } from '../track/fix-interval.js';
import type { Track } from '../track/track.js';
import { roundToHundredths } from '../units/round.js';

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
  /** Mean climb in the best thermal of a minute and 100 m or more, in m/s. */
  readonly bestClimbMps: number;
}

/** Mean climb of a strong thermal. */
const STRONG_MPS = 5;

/** Counts and measures the thermals of a flight. */
export function thermalFacts(track: Track, phases: readonly CirclingPhase[]): ThermalFacts {
  const thermals = phases.filter(({ kind }) => kind === 'thermal');
  const climbs = thermals.map(({ kind, first, last }) => {
    const gainM = track.altitudeM[last]! - track.altitudeM[first]!;
    const seconds = intervalSeconds(track, { first, last });
    return { kind, gainM, seconds, climbMps: gainM / seconds };
  });
  const greatest = (list: typeof climbs) => Math.max(0, ...list.map(({ gainM }) => gainM));
  return {
    leftThermals: thermals.filter(({ turn }) => turn === 'left').length,
    rightThermals: thermals.filter(({ turn }) => turn === 'right').length,
    thermalGainM: greatest(climbs),
    strongThermalGainM: greatest(climbs.filter(({ climbMps }) => climbMps >= STRONG_MPS)),
    bestClimbMps: roundToHundredths(bestClimb(climbs)?.climbMps ?? 0),
  };
}
