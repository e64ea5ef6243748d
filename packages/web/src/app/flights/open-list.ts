import { type flightQueries, LIST_FRESH_MS } from '@cloudstreet/sdk/react';
import type { QueryClient } from '@tanstack/react-query';

type ListOptions = ReturnType<typeof flightQueries.list>;

/**
 * Begins to load a list that is about to be shown. One that was asked for a moment ago is shown again
 * as it was; an older one is cleared first, since to refresh it page by page takes as long as it is.
 */
export function openList(queryClient: QueryClient, options: ListOptions): void {
  const query = queryClient.getQueryCache().find({ queryKey: options.queryKey, exact: true });
  if (query?.isStaleByTime(LIST_FRESH_MS) && query.getObserversCount() === 0) {
    queryClient.removeQueries({ queryKey: options.queryKey, exact: true });
  }
  void queryClient.prefetchInfiniteQuery(options);
}
