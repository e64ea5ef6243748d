import type { FlightAnalysis, FlownStatistics } from '@cloudstreet/scoring/analysis';
import { distanceKm } from '@cloudstreet/scoring/geo';
import { POSITION_UNITS_PER_DEGREE } from '@cloudstreet/scoring/track';

/** A part of a flight, in unix seconds. */
export interface Stretch {
  readonly fromS: number;
  readonly toS: number;
}

/** The fixes of a stretch, from the first in it to the last. */
export interface FixesOfStretch {
  readonly first: number;
  readonly last: number;
}

/** The fixes in a stretch of time; none where fewer than two lie in it. */
export function fixesIn(
  { track }: Pick<FlightAnalysis, 'track'>,
  { fromS, toS }: Stretch,
): FixesOfStretch | undefined {
  const { dayStartS, timeS, count } = track;
  let first = 0;
  while (first < count && dayStartS + timeS[first]! < fromS) first++;
  let last = count - 1;
  while (last >= 0 && dayStartS + timeS[last]! > toS) last--;
  return last > first ? { first, last } : undefined;
}

/** From the first to the last fix of a stretch, straight. */
export function straightKm(
  { track }: Pick<FlightAnalysis, 'track'>,
  { first, last }: FixesOfStretch,
): number {
  const placeOf = (fix: number) => ({
    lat: track.lat[fix]! / POSITION_UNITS_PER_DEGREE,
    lon: track.lon[fix]! / POSITION_UNITS_PER_DEGREE,
  });
  return distanceKm(placeOf(first), placeOf(last));
}

/** What is known of a stretch; without `km` where the line between its ends is no measure of it. */
export interface StretchFigures {
  readonly km?: number;
  readonly statistics: Omit<FlownStatistics, RatedByDistance> &
    Partial<Pick<FlownStatistics, RatedByDistance>>;
}

type RatedByDistance = 'glide_ratio' | 'glide_detour' | 'attempt_speed_loss';

/** Less of what was flown, and a stretch leads back rather than on: a round, or a day of local flying. */
const LEAST_SHARE = 0.5;

/**
 * The statistics of a stretch that were rated by the straight line between its ends, without those
 * that say nothing where the stretch led back towards where it began.
 *
 * @param km The straight line.
 */
export function alongLine(statistics: FlownStatistics, km: number): StretchFigures {
  if (km >= LEAST_SHARE * statistics.track_distance) return { km, statistics };
  const {
    glide_ratio: _ratio,
    glide_detour: _detour,
    attempt_speed_loss: _loss,
    ...rest
  } = statistics;
  return { statistics: rest };
}
