import { type flightQueries, LIST_FRESH_MS } from '@cloudstreet/sdk/react';
import type { QueryClient } from '@tanstack/react-query';

type ListOptions = ReturnType<typeof flightQueries.list>;

/**
 * Starts to load a list before it is shown. A recently loaded list is shown again unchanged. An
 * older one is cleared first, because refreshing it would load all of its pages one by one.
 */
export function openList(queryClient: QueryClient, options: ListOptions): void {
  const query = queryClient.getQueryCache().find({ queryKey: options.queryKey, exact: true });
  if (query?.isStaleByTime(LIST_FRESH_MS) && query.getObserversCount() === 0) {
    queryClient.removeQueries({ queryKey: options.queryKey, exact: true });
  }
  void queryClient.prefetchInfiniteQuery(options);
}
