import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.js';
import type { CoachStretch } from '../models.js';
import { unwrap } from '../unwrap.js';
import { LIST_FRESH_MS } from './flight.js';

export const coachQueries = {
  all: ['coach'] as const,

  /**
   * How a flight was flown, and how it could have been flown better; a contest or a leg of it, or what
   * lies between two moments, if given. An `ApiError` with the code `PLAN_REQUIRED` says that premium
   * is needed.
   */
  flight: (api: Api, id: number, stretch: CoachStretch = {}) =>
    queryOptions({
      queryKey: [...coachQueries.all, id, stretch],
      queryFn: ({ signal }) =>
        unwrap(api.GET('/flight/{id}/coach', { params: { path: { id }, query: stretch }, signal })),
      // Reckoned at each call; what else it follows from seldom changes.
      staleTime: LIST_FRESH_MS,
    }),
};
