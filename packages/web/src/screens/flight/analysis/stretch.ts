import type { FlownStatistics } from '@cloudstreet/scoring/analysis';

/** A part of a flight, in unix seconds. */
export interface Stretch {
  readonly fromS: number;
  readonly toS: number;
}

/** Unix seconds as the contract writes a time. */
export function isoOf(timeS: number): string {
  return new Date(timeS * 1000).toISOString();
}

/**
 * What is known of a stretch; without `km` where straight lines, from end to end of its parts without
 * tow and engine, are no measure of it.
 */
export interface StretchFigures {
  readonly km?: number;
  readonly statistics: Omit<FlownStatistics, RatedByDistance> &
    Partial<Pick<FlownStatistics, RatedByDistance>>;
}

type RatedByDistance = 'glide_ratio' | 'glide_detour' | 'attempt_speed_loss';

/** Less of what was flown, and a stretch leads back rather than on: a round, or a day of local flying. */
const MIN_SHARE = 0.5;

/**
 * The statistics of a stretch that were rated by straight lines, without those that say nothing where
 * it led back towards where it began, or of which nobody knows where it circled.
 *
 * @param km The straight lines together.
 */
export function alongLine(statistics: FlownStatistics, km: number): StretchFigures {
  const { track_distance: flownKm } = statistics;
  if (flownKm !== undefined && km >= MIN_SHARE * flownKm) return { km, statistics };
  const {
    glide_ratio: _ratio,
    glide_detour: _detour,
    attempt_speed_loss: _loss,
    ...rest
  } = statistics;
  return { statistics: rest };
}
