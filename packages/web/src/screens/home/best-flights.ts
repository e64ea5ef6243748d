import type { Api, FlightFilter } from '@cloudstreet/sdk';
import { flightQueries } from '@cloudstreet/sdk/react';

/** More flights than most days have: one call then holds the whole day. */
export const RECENT_LIMIT = 100;
/** How many flights the home page shows. */
export const BEST_LIMIT = 10;

/** The newest flights, from which the home page takes the last flying day. */
export function recentFlights(api: Api) {
  const filter: FlightFilter = { contest: 'free', order_by: 'scoring_date', direction: 'desc' };
  return flightQueries.top(api, filter, RECENT_LIMIT);
}

/** The best flights of a day with more flights than `recentFlights` holds. */
export function bestOf(api: Api, date: string) {
  const filter: FlightFilter = {
    contest: 'free',
    order_by: 'points',
    direction: 'desc',
    scoring_date_in: [date],
  };
  return flightQueries.top(api, filter, BEST_LIMIT);
}
