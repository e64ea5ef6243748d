import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.js';
import { downloadRanking } from '../download.js';
import type { ListFormat, RankingRequest } from '../models.js';
import { PAGE_SIZE } from '../pages.js';
import { unwrap } from '../unwrap.js';

export const rankingQueries = {
  all: ['ranking'] as const,

  /**
   * One page of a ranking.
   *
   * @param skip A multiple of 250.
   */
  page: (api: Api, ranking: RankingRequest = {}, skip = 0) =>
    queryOptions({
      queryKey: [...rankingQueries.all, 'page', ranking, skip],
      queryFn: ({ signal }) =>
        unwrap(api.POST('/ranking', { params: { query: { skip } }, body: ranking, signal })),
    }),

  /** The number of rows in a ranking. */
  count: (api: Api, ranking: RankingRequest = {}) =>
    queryOptions({
      queryKey: [...rankingQueries.all, 'count', ranking],
      queryFn: async ({ signal }) => {
        const { count } = await unwrap(api.POST('/ranking/count', { body: ranking, signal }));
        return count;
      },
    }),

  /** The position of a user, or of their club in rankings of clubs; empty without a row. */
  place: (api: Api, ranking: RankingRequest, userId: number) =>
    queryOptions({
      queryKey: [...rankingQueries.all, 'place', ranking, userId],
      queryFn: ({ signal }) => {
        const params = { path: { id: userId } };
        return unwrap(api.POST('/ranking/user/{id}', { params, body: ranking, signal }));
      },
    }),

  /** Rows whose name contains a text of at least two characters, the highest position first. */
  search: (api: Api, ranking: RankingRequest, name: string) =>
    queryOptions({
      queryKey: [...rankingQueries.all, 'search', ranking, name],
      queryFn: ({ signal }) => {
        const params = { query: { name } };
        return unwrap(api.POST('/ranking/search', { params, body: ranking, signal }));
      },
      enabled: name.length >= 2,
    }),

  /** The flights that count for a row, in pages of 100, the best first. */
  flights: (api: Api, ranking: RankingRequest, id: number) =>
    infiniteQueryOptions({
      queryKey: [...rankingQueries.all, 'flights', ranking, id],
      queryFn: ({ pageParam: skip, signal }) => {
        const params = { path: { id }, query: { skip } };
        return unwrap(api.POST('/ranking/flights/{id}', { params, body: ranking, signal }));
      },
      initialPageParam: 0,
      getNextPageParam: (last, _pages, skip) =>
        last.length < PAGE_SIZE ? undefined : skip + PAGE_SIZE,
    }),
};

export const rankingMutations = {
  /** Downloads the whole ranking as a file. */
  download: (api: Api, ranking: RankingRequest) =>
    mutationOptions({
      mutationFn: (format: ListFormat) => downloadRanking(api, ranking, format),
    }),
};
