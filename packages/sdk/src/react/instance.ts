import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.js';
import { unwrap } from '../unwrap.js';

export const instanceQueries = {
  /** Settings of the instance. They change only when the server restarts. */
  detail: (api: Api) =>
    queryOptions({
      queryKey: ['instance'],
      queryFn: ({ signal }) => unwrap(api.GET('/instance', { signal })),
      staleTime: Number.POSITIVE_INFINITY,
    }),
};
