import { checkNumber, checkObject } from '../units/check-value.js';
import type { FlownStatistics } from './flown-statistics.js';

/**
 * Statistics of an interval. If its straight line does not measure the flight, `straightKm` and the
 * figures that depend on it are absent.
 */
export interface IntervalFigures {
  readonly straightKm?: number;
  readonly statistics: Omit<FlownStatistics, RatedByDistance> &
    Partial<Pick<FlownStatistics, RatedByDistance>>;
}

type RatedByDistance = 'glide_ratio' | 'glide_detour' | 'attempt_speed_loss';

/**
 * With a smaller share of the track length, the interval leads back: a round trip or a local
 * flight.
 */
const MIN_SHARE = 0.5;

/**
 * Removes the figures that depend on the straight distance, if the interval leads back towards its
 * start or its circling is unknown.
 *
 * @param straightKm Sum of the straight lengths of the unpowered parts of the interval.
 * @throws {TypeError} If an argument has the wrong type.
 * @throws {RangeError} If the length is negative or NaN.
 */
export function intervalFigures(statistics: FlownStatistics, straightKm: number): IntervalFigures {
  checkObject('statistics', statistics, []);
  checkNumber('straightKm', straightKm, { min: 0 });
  const { track_distance: flownKm } = statistics;
  if (flownKm !== undefined && straightKm >= MIN_SHARE * flownKm) return { straightKm, statistics };
  const {
    glide_ratio: _ratio,
    glide_detour: _detour,
    attempt_speed_loss: _loss,
    ...rest
  } = statistics;
  return { statistics: rest };
}
