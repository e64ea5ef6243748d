import type { DataTag, QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Stores the answer to a change as the data of a query. A request under way may bring the state
 * before the change, so it is cancelled.
 */
export async function storeAnswer<T>(
  client: QueryClient,
  queryKey: DataTag<QueryKey, T, Error>,
  answer: NoInfer<T>,
): Promise<void> {
  await client.cancelQueries({ queryKey, exact: true });
  client.setQueryData<T>(queryKey, answer);
}
