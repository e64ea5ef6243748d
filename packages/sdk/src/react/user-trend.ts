import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.js';
import { unwrap } from '../unwrap.js';

export const userTrendQueries = {
  all: ['user-trend'] as const,

  /** Statistics of a user by season, the earliest first. */
  ofUser: (api: Api, id: number) =>
    queryOptions({
      queryKey: [...userTrendQueries.all, id],
      queryFn: ({ signal }) =>
        unwrap(api.GET('/usertrends/{id}', { params: { path: { id } }, signal })),
    }),
};
