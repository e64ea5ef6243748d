import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.js';
import type { BoundingBox, UserFilter } from '../models.js';
import { unwrap } from '../unwrap.js';

export const airportQueries = {
  all: ['airport'] as const,

  /** Airports of a view, gliding sites first; a thousand at most. */
  inView: (api: Api, bbox: BoundingBox) =>
    queryOptions({
      queryKey: [...airportQueries.all, 'view', bbox],
      queryFn: ({ signal }) =>
        unwrap(
          api.GET('/airport', { params: { query: { bbox: [...bbox], limit: 1000 } }, signal }),
        ),
    }),

  /** An airport with its pilots, their sums taken over the contest and the season asked for. */
  detail: (api: Api, id: number, filter: UserFilter = {}) =>
    queryOptions({
      queryKey: [...airportQueries.all, 'detail', id, filter],
      queryFn: ({ signal }) =>
        unwrap(api.GET('/airport/{id}', { params: { path: { id }, query: filter }, signal })),
    }),
};
