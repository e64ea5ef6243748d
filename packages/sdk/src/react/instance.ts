import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.js';
import { unwrap } from '../unwrap.js';

export const instanceQueries = {
  /** What the operator says of the instance. It changes with a restart of the server alone. */
  detail: (api: Api) =>
    queryOptions({
      queryKey: ['instance'],
      queryFn: ({ signal }) => unwrap(api.GET('/instance', { signal })),
      staleTime: Number.POSITIVE_INFINITY,
    }),
};
