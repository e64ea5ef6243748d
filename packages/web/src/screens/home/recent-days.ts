import type { Flight } from '@cloudstreet/sdk';
import { groupFlights } from '../../app/flights/list-rows.js';

/** The best flights of one flying day. */
export interface FlyingDay {
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** The best first; those that do not count come last. */
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
    flights: ofDay.toSorted((one, other) => worthOf(other) - worthOf(one)),
    isWhole: flights.length < limit || index < days.length - 1,
  }));
}

/** Points, behind them the flights that do not count, behind these the ones without points yet. */
function worthOf({ contest, rank }: Flight): number {
  if (!contest) return Number.NEGATIVE_INFINITY;
  return rank ? contest.points : contest.points - 1e6;
}
