import { MIN_THERMAL_S } from '../analysis/find-phases.js';
import { type HeightGain, sumHeightGain } from '../analysis/interval-sums.js';
import type { CoachInput } from './coach-input.js';
import type { FlownParts } from './flown-parts.js';

/** Climb on which optimal speeds are based. */
export interface MacCready {
  /** Climb in m/s. A metre of height is worth 1 / climb seconds. */
  readonly climbMps: number;
  /**
   * Source of the value: `given` by the caller; the mean climb of the `interval`'s thermals, Σ gain
   * / Σ time, if their total time is at least that of the shortest thermal; or else that of the
   * whole `flight`.
   */
  readonly from: 'given' | 'interval' | 'flight';
}

/**
 * Returns the MacCready value. Undefined if there was no circling, 0 if the thermals lost height. A
 * few seconds of a thermal that the interval cuts say nothing about its climb, so short thermals do
 * not count.
 */
export function findMacCready(input: CoachInput, { thermals }: FlownParts): MacCready | undefined {
  const { track, phases, macCreadyMps } = input;
  if (macCreadyMps !== undefined) return { climbMps: macCreadyMps, from: 'given' };
  const within = sumHeightGain(track, thermals);
  if (within.seconds >= MIN_THERMAL_S) return { climbMps: meanClimbMps(within), from: 'interval' };
  const flight = sumHeightGain(
    track,
    phases.filter(({ kind }) => kind === 'thermal'),
  );
  return flight.seconds > 0 ? { climbMps: meanClimbMps(flight), from: 'flight' } : undefined;
}

function meanClimbMps({ gainM, seconds }: HeightGain): number {
  return Math.max(0, gainM / seconds);
}
