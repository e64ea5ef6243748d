import { awaitsScore, type Flight } from '@cloudstreet/sdk';
import { groupFlights } from '../../app/flights/list-rows.js';

/** The best flights of one flying day. */
export interface RecentDay {
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** Counting flights, the best first; if there are none, all flights. */
  readonly flights: readonly Flight[];
  /** False if the last flights of the day may be missing. */
  readonly isWhole: boolean;
}

/**
 * Groups a list by days, the newest first.
 *
 * @param limit Number of requested flights. The last day of a full list may be incomplete.
 */
export function recentDays(flights: readonly Flight[], limit: number): RecentDay[] {
  const days = groupFlights(flights, 'day');
  return days.map(({ date, flights: ofDay }, index) => ({
    date,
    flights: countingOf(ofDay).toSorted((one, other) => pointsOf(other) - pointsOf(one)),
    isWhole: flights.length < limit || index < days.length - 1,
  }));
}

/** Returns flights that count or may still count, or all flights if there are none. */
function countingOf(flights: readonly Flight[]): readonly Flight[] {
  const counting = flights.filter(({ rank, status }) => rank || awaitsScore(status));
  return counting.length > 0 ? counting : flights;
}

/** Points of a flight. A flight without a score comes last. */
function pointsOf({ contest }: Flight): number {
  return contest?.points ?? Number.NEGATIVE_INFINITY;
}
