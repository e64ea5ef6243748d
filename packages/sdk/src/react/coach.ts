import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.js';
import type { CoachQuery } from '../models.js';
import { unwrap } from '../unwrap.js';
import { LIST_FRESH_MS } from './flight.js';

export const coachQueries = {
  all: ['coach'] as const,

  /**
   * Coaching for a flight, or for a contest, a leg or an interval of it. Fails with the code
   * `PLAN_REQUIRED` without premium.
   */
  flight: (api: Api, id: number, query: CoachQuery = {}) =>
    queryOptions({
      queryKey: [...coachQueries.all, id, query],
      queryFn: ({ signal }) =>
        unwrap(api.GET('/flight/{id}/coach', { params: { path: { id }, query }, signal })),
      // The server computes it at each call, and its inputs seldom change.
      staleTime: LIST_FRESH_MS,
    }),
};
