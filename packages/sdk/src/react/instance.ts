import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.js';
import { unwrap } from '../unwrap.js';

/** Totals hardly change from one visit of the page to the next. */
const TOTALS_FRESH_MS = 300_000;

export const instanceQueries = {
  /** Settings of the instance. They change only when the server restarts. */
  detail: (api: Api) =>
    queryOptions({
      queryKey: ['instance'],
      queryFn: ({ signal }) => unwrap(api.GET('/instance', { signal })),
      staleTime: Number.POSITIVE_INFINITY,
    }),

  /** Totals of the current season. */
  season: (api: Api) =>
    queryOptions({
      queryKey: ['instance', 'season'],
      queryFn: ({ signal }) => unwrap(api.GET('/instance/season', { signal })),
      staleTime: TOTALS_FRESH_MS,
    }),
};
