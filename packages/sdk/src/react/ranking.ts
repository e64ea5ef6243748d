import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.js';
import type { RankingRequest } from '../models.js';
import { RANKING_PAGE_SIZE } from '../pages.js';
import { unwrap } from '../unwrap.js';

export const rankingQueries = {
  all: ['ranking'] as const,

  /**
   * A ranking page by page, in both directions from the page that begins at the row `from`.
   *
   * @param from A multiple of 250.
   */
  list: (api: Api, ranking: RankingRequest = {}, from = 0) =>
    infiniteQueryOptions({
      queryKey: [...rankingQueries.all, 'pages', ranking, from],
      queryFn: ({ pageParam: skip, signal }) =>
        unwrap(api.POST('/ranking', { params: { query: { skip } }, body: ranking, signal })),
      initialPageParam: from,
      getNextPageParam: (last, _pages, skip) =>
        last.length < RANKING_PAGE_SIZE ? undefined : skip + RANKING_PAGE_SIZE,
      getPreviousPageParam: (_first, _pages, skip) =>
        skip > 0 ? skip - RANKING_PAGE_SIZE : undefined,
    }),

  /** Where a user stands in a ranking; empty where he has no flight that counts. */
  place: (api: Api, ranking: RankingRequest, userId: number) =>
    queryOptions({
      queryKey: [...rankingQueries.all, 'place', ranking, userId],
      queryFn: ({ signal }) => {
        const params = { path: { id: userId } };
        return unwrap(api.POST('/ranking/user/{id}', { params, body: ranking, signal }));
      },
    }),
};
