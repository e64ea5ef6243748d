import type { DataTag, QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Stores the response to a change as the data of its query. Cancels a request under way, which may
 * bring the state before the change.
 */
export async function storeResponse<T>(
  client: QueryClient,
  queryKey: DataTag<QueryKey, T, Error>,
  response: NoInfer<T>,
): Promise<void> {
  await client.cancelQueries({ queryKey, exact: true });
  client.setQueryData<T>(queryKey, response);
}
