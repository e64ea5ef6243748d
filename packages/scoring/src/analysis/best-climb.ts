import { checkList } from '../units/check-value.js';

/** A climb or another part of a flight. */
export interface Climb {
  readonly kind: string;
  readonly seconds: number;
  readonly gainM: number;
  readonly climbMps: number;
}

/** Shorter and lower climbs are gusts. */
const MIN_SECONDS = 60;
const MIN_GAIN_M = 100;

/**
 * Finds the thermal with the highest mean climb, of those of a minute and 100 m or more.
 *
 * @throws {TypeError} If `phases` is no list.
 */
export function bestClimb<T extends Climb>(phases: readonly T[]): T | undefined {
  checkList('phases', phases);
  return phases
    .filter(
      ({ kind, seconds, gainM }) =>
        kind === 'thermal' && seconds >= MIN_SECONDS && gainM >= MIN_GAIN_M,
    )
    .reduce<T | undefined>(
      (best, phase) => (best && best.climbMps >= phase.climbMps ? best : phase),
      undefined,
    );
}
