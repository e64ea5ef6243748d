import type { Api, FlightFilter } from '@cloudstreet/sdk';
import { flightQueries } from '@cloudstreet/sdk/react';
import { utcDay } from '@cloudstreet/ui/filters/flight-dates';

const DAY_MS = 86_400_000;

/** More flights than on most days, so that one call returns the whole day. */
export const RECENT_LIMIT = 100;
/** Number of flights on the home page. */
export const BEST_LIMIT = 10;

/** Returns the query for the newest flights, of which the home page shows the last flying day. */
export function recentFlights(api: Api) {
  const filter: FlightFilter = { contest: 'free', order_by: 'scoring_date', direction: 'desc' };
  return flightQueries.top(api, filter, RECENT_LIMIT);
}

/**
 * Returns the query for the best flights of a day with more flights than `recentFlights` returns.
 */
export function bestOf(api: Api, date: string) {
  const filter: FlightFilter = {
    contest: 'free',
    order_by: 'points',
    direction: 'desc',
    scoring_date_in: [date],
  };
  return flightQueries.top(api, filter, BEST_LIMIT);
}

/** The best flights of a week may not count, so that a few more are requested. */
const WEEK_LIMIT = 5;

/** Returns the query for the flights with the most points of the last seven days. */
export function bestOfWeek(api: Api, now: Date) {
  return flightQueries.top(api, inLastWeek(now), WEEK_LIMIT);
}

/** Number of flights of the club on the home page. */
export const CLUB_LIMIT = 3;

/**
 * Returns the query for the best flights of a club in the last seven days: enough of them if some do
 * not count or are shown anyway.
 */
export function bestOfClub(api: Api, club: number, now: Date) {
  const filter = { ...inLastWeek(now), club_id_in: [club] };
  return flightQueries.top(api, filter, CLUB_LIMIT + BEST_LIMIT);
}

/** Returns the filter of the last seven days, by points. */
function inLastWeek(now: Date): FlightFilter {
  return {
    contest: 'free',
    order_by: 'points',
    direction: 'desc',
    scoring_date_start: weekStart(now),
  };
}

/** Returns the first of the last seven days. */
export function weekStart(now: Date): string {
  return utcDay(new Date(now.getTime() - 6 * DAY_MS));
}
