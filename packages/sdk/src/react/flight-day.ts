import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.js';
import { unwrap } from '../unwrap.js';

export const flightDayQueries = {
  all: ['flight-day'] as const,

  /** The flights of a local date, `YYYY-MM-DD`, for a replay; those of an airport, if one is named. */
  day: (api: Api, date: string, airport?: number) =>
    queryOptions({
      queryKey: [...flightDayQueries.all, date, airport],
      queryFn: ({ signal }) => {
        const query = {
          scoring_date: date,
          ...(airport !== undefined && { airport_id_in: [airport] }),
        };
        return unwrap(api.GET('/flightday', { params: { query }, signal }));
      },
    }),
};
