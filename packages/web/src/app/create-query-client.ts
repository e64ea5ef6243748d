import { ApiError } from '@cloudstreet/sdk';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { isNotFound } from './errors/error-toast.js';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: Error;
    queryMeta: CallMeta;
    mutationMeta: CallMeta;
  }
}

interface CallMeta extends Record<string, unknown> {
  /** HTTP statuses that the screen explains, so that there is no toast; 0 means "no response". */
  readonly explains?: readonly number[] | 'all';
}

export interface CallErrors {
  /** Called with every failed call that the screen does not explain. */
  readonly onError: (error: Error) => void;
  /** Called after `onError` if a change failed because its object does not exist. */
  readonly onNotFound: () => void;
}

/**
 * Creates the application's query cache, with the lifetime of data and the handling of failed
 * calls.
 */
export function createQueryClient({ onError, onNotFound }: CallErrors): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { meta }) => {
        if (!isExplained(error, meta)) onError(error);
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, { meta }) => {
        if (isExplained(error, meta)) return;
        onError(error);
        if (isNotFound(error)) onNotFound();
      },
    }),
    defaultOptions: {
      queries: {
        // Offline calls fail at once and are repeated later. Otherwise they would wait without
        // notice.
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime: 10_000,
        retry: (failures, error) => failures < 1 && isPassing(error),
        throwOnError: isNotFound,
      },
      mutations: { networkMode: 'always' },
    },
  });
}

function isExplained(error: Error, { explains = [] }: CallMeta = {}): boolean {
  return explains === 'all' || (error instanceof ApiError && explains.includes(error.status));
}

/** Whether another attempt may succeed. */
function isPassing(error: Error): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500);
}
