import type { DescribedPhase } from '@cloudstreet/scoring/analyse';

/** Shorter and lower climbs are gusts. */
const MIN_SECONDS = 60;
const MIN_GAIN_M = 100;

/** Returns the thermal with the highest mean climb. */
export function bestClimb(phases: readonly DescribedPhase[]): DescribedPhase | undefined {
  return phases
    .filter(
      ({ kind, seconds, gainM }) =>
        kind === 'thermal' && seconds >= MIN_SECONDS && gainM >= MIN_GAIN_M,
    )
    .reduce<DescribedPhase | undefined>(
      (best, phase) => (best && best.climbMps >= phase.climbMps ? best : phase),
      undefined,
    );
}
