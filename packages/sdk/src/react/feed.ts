import { infiniteQueryOptions, mutationOptions } from '@tanstack/react-query';
import type { Api } from '../client.js';
import { listFeed } from '../operations.js';
import { unwrap } from '../unwrap.js';
import { operationKey } from './operation.js';
import { userQueries } from './user.js';

export const feedQueries = {
  /** News of those whom the user follows page by page, the newest first. */
  pages: (api: Api) =>
    infiniteQueryOptions({
      queryKey: operationKey(listFeed, { pages: true }),
      queryFn: ({ pageParam: cursor, signal }) => {
        const query = cursor === undefined ? {} : { cursor };
        return unwrap(api.GET('/flight/feed', { params: { query }, signal }));
      },
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ cursor }) => cursor,
    }),
};

export const feedMutations = {
  /** Resets the number of new flights: those until a time are read. */
  read: (api: Api) =>
    mutationOptions({
      mutationFn: (until: string) => unwrap(api.POST('/flight/feed/read', { body: { until } })),
      // A repeated call changes nothing.
      retry: 3,
      onSuccess: (_nothing, _until, _result, { client }) =>
        client.invalidateQueries({ queryKey: userQueries.me(api).queryKey }),
    }),
};
