import { seasonBounds, seasonOf } from '@cloudstreet/scoring/season';
import type { ActivityFilter, FlyingDay } from '@cloudstreet/sdk';
import { isDay } from '@cloudstreet/ui/filters/flight-dates';

/** Totals of a pilot's flights. */
export interface FlownTotals {
  readonly flights: number;
  readonly distance: number;
  /** Airtime in seconds. */
  readonly duration: number;
}

/** Adds the days of an activity. */
export function totalsOf(days: readonly FlyingDay[]): FlownTotals {
  const totals = { flights: 0, distance: 0, duration: 0 };
  for (const { flights, distance, duration } of days) {
    totals.flights += flights;
    totals.distance += distance;
    totals.duration += duration;
  }
  return totals;
}

/**
 * Returns the filters of a pilot's flights in the season of a day, and in the season before up to
 * the same day.
 *
 * @param today `YYYY-MM-DD`
 */
export function seasonsToCompare(userId: number, today: string) {
  const season = seasonOf(today);
  const lastYear = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
  const own: ActivityFilter = { user_id_in: [userId], season_in: [season] };
  const before: ActivityFilter = {
    user_id_in: [userId],
    scoring_date_start: seasonBounds(season - 1).start,
    // 29 February has no day in the year before.
    scoring_date_end: isDay(lastYear) ? lastYear : lastYear.replace(/29$/, '28'),
  };
  return { season, own, before };
}
