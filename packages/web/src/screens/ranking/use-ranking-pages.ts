import type { RankingRequest, RankingRow } from '@cloudstreet/sdk';
import { RANKING_PAGE_SIZE, rankingQueries } from '@cloudstreet/sdk/react';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useApp } from '../../app/context.js';

export interface RankingPages {
  /** Undefined until it is known. */
  readonly rowCount: number | undefined;
  /** Undefined while loading. */
  readonly rowAt: (index: number) => RankingRow | undefined;
  /** Present if something could not be loaded. */
  readonly failure: { readonly retry: () => void } | undefined;
}

/**
 * Loads the rows of a ranking: the first page, the visible pages and the page of the own row.
 *
 * @param range First and last visible row.
 * @param own Index of the own row, if there is one.
 */
export function useRankingPages(
  ranking: RankingRequest,
  [first, last]: readonly [number, number],
  own: number | undefined,
): RankingPages {
  const { api } = useApp();
  const from = Math.floor(first / RANKING_PAGE_SIZE);
  const to = Math.floor(last / RANKING_PAGE_SIZE);
  const inView = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  const ofOwn = own === undefined ? [] : [Math.floor(own / RANKING_PAGE_SIZE)];
  const wanted = [...new Set([0, ...ofOwn, ...inView])];
  const pages = useQueries({
    queries: wanted.map((page) => ({
      ...rankingQueries.page(api, ranking, page * RANKING_PAGE_SIZE),
      throwOnError: false,
      meta: { explains: 'all' as const },
    })),
  });
  const rowsOfFirst = pages[0]?.data?.length;
  const isShort = rowsOfFirst !== undefined && rowsOfFirst < RANKING_PAGE_SIZE;
  const count = useQuery({
    ...rankingQueries.count(api, ranking),
    enabled: rowsOfFirst !== undefined && !isShort,
    throwOnError: false,
    meta: { explains: 'all' },
  });
  const failed = [...pages, count].filter(({ isError }) => isError);
  return {
    // Until the total is known, the loaded rows count.
    rowCount: isShort ? rowsOfFirst : (count.data ?? rowsOfFirst),
    rowAt: (index) => {
      const page = wanted.indexOf(Math.floor(index / RANKING_PAGE_SIZE));
      return pages[page]?.data?.[index % RANKING_PAGE_SIZE];
    },
    failure:
      failed.length > 0
        ? { retry: () => failed.forEach((query) => void query.refetch()) }
        : undefined,
  };
}
