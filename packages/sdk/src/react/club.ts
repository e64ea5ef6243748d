import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.js';
import type { UserFilter } from '../models.js';
import { unwrap } from '../unwrap.js';

export const clubQueries = {
  all: ['club'] as const,

  /** A club with its pilots and their totals in the given contest and season. */
  detail: (api: Api, id: number, filter: UserFilter = {}) =>
    queryOptions({
      queryKey: [...clubQueries.all, 'detail', id, filter],
      queryFn: ({ signal }) =>
        unwrap(api.GET('/club/{id}', { params: { path: { id }, query: filter }, signal })),
    }),
};
