import { type flightQueries, LIST_FRESH_MS } from '@cloudstreet/sdk/react';
import type { QueryClient } from '@tanstack/react-query';

type ListOptions = ReturnType<typeof flightQueries.list>;

/**
 * Starts to load a list that is about to be shown. A recently loaded list is shown again as it was.
 * An older one is cleared first, because refreshing it reloads all of its pages one by one.
 */
export function openList(queryClient: QueryClient, options: ListOptions): void {
  const query = queryClient.getQueryCache().find({ queryKey: options.queryKey, exact: true });
  if (query?.isStaleByTime(LIST_FRESH_MS) && query.getObserversCount() === 0) {
    queryClient.removeQueries({ queryKey: options.queryKey, exact: true });
  }
  void queryClient.prefetchInfiniteQuery(options);
}
