import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.js';
import type { QueryParameters } from '../contract.js';
import { unwrap } from '../unwrap.js';

export const flightDayQueries = {
  all: ['flight-day'] as const,

  /** The flights of a local date for a replay, optionally limited to airports or a view. */
  day: (api: Api, query: QueryParameters<'getFlightDay'>) =>
    queryOptions({
      queryKey: [...flightDayQueries.all, query],
      queryFn: ({ signal }) => unwrap(api.GET('/flightday', { params: { query }, signal })),
    }),

  /** The day with flights nearest to a local date (`YYYY-MM-DD`); `null` if there is none. */
  nearest: (api: Api, date: string, airports?: readonly number[]) =>
    queryOptions({
      queryKey: [...flightDayQueries.all, 'nearest', date, airports],
      queryFn: async ({ signal }) => {
        const ask = async (direction: 'asc' | 'desc') => {
          const query = {
            contest: 'free',
            order_by: 'scoring_date',
            direction,
            limit: 1,
            ...(airports && { airport_id_in: [...airports] }),
            ...(direction === 'asc' ? { scoring_date_start: date } : { scoring_date_end: date }),
          } as const;
          const [flight] = await unwrap(api.GET('/flight', { params: { query }, signal }));
          return flight?.scoring_date;
        };
        const [before, after] = await Promise.all([ask('desc'), ask('asc')]);
        if (before === undefined || after === undefined) return before ?? after ?? null;
        return msBetween(before, date) <= msBetween(date, after) ? before : after;
      },
    }),
};

function msBetween(day: string, later: string): number {
  return Date.parse(later) - Date.parse(day);
}
