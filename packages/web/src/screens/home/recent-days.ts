import { awaitsScore, type Flight } from '@cloudstreet/sdk';
import { groupFlights } from '../../app/flights/list-rows.js';

/** The best flights of one flying day. */
export interface FlyingDay {
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** Those that count, the best first; on a day on which none does, all. */
  readonly flights: readonly Flight[];
  /** False where the list may have been cut before the day's last flight. */
  readonly isWhole: boolean;
}

/**
 * The flying days of a list in order of days, the newest first.
 *
 * @param limit How many flights were asked for: the last day of a full list may be cut.
 */
export function recentDays(flights: readonly Flight[], limit: number): FlyingDay[] {
  const days = groupFlights(flights, 'day');
  return days.map(({ date, flights: ofDay }, index) => ({
    date,
    flights: countingOf(ofDay).toSorted((one, other) => pointsOf(other) - pointsOf(one)),
    isWhole: flights.length < limit || index < days.length - 1,
  }));
}

/** The flights that count or may still do so; where there are none, all. */
function countingOf(flights: readonly Flight[]): readonly Flight[] {
  const counting = flights.filter(({ rank, status }) => rank || awaitsScore(status));
  return counting.length > 0 ? counting : flights;
}

/** A flight that awaits its score stands behind all others. */
function pointsOf({ contest }: Flight): number {
  return contest?.points ?? Number.NEGATIVE_INFINITY;
}
