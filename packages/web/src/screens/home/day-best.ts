import type { Flight } from '@cloudstreet/sdk';

/** The best flights of the last day on which anybody flew. */
export interface DayBest {
  /** `YYYY-MM-DD` */
  readonly date: string;
  readonly flights: readonly Flight[];
  /** False where the list may have been cut before the day's last flight. */
  readonly isWholeDay: boolean;
}

/**
 * Picks the newest day of a list in order of days, best flight first.
 *
 * @param limit How many flights were asked for: a full list that ends on the same day may be cut.
 */
export function dayBest(flights: readonly Flight[], limit: number): DayBest | undefined {
  const date = flights[0]?.scoring_date;
  if (date === undefined) return undefined;
  const ofDay = flights.filter(({ scoring_date: day }) => day === date);
  return {
    date,
    flights: ofDay.toSorted((one, other) => pointsOf(other) - pointsOf(one)),
    isWholeDay: ofDay.length < limit,
  };
}

/** A flight without points yet stands behind all others. */
function pointsOf({ contest, rank }: Flight): number {
  return (contest?.points ?? -1) + (rank ? 0 : -1e6);
}
