import { type Api, ApiError } from '@cloudstreet/sdk';
import { userQueries } from '@cloudstreet/sdk/react';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { createRouter, type RouterHistory } from '@tanstack/react-router';
import type { Messages } from '../generated/messages/types.js';
import { routeTree } from '../routeTree.gen.js';
import type { AppContext } from './context.js';
import { ErrorScreen } from './errors/ErrorScreen.js';
import { errorToast, isNotFound } from './errors/error-toast.js';
import { NotFoundScreen } from './errors/NotFoundScreen.js';
import type { PreferenceStore } from './preferences.js';
import { formatUrlSearch, parseUrlSearch } from './search/url-search.js';
import { returnPath } from './shell/return-path.js';
import { createToasts } from './toasts.js';
import { createUploads } from './uploads/uploads.js';

export interface AppParts {
  readonly api: Api;
  readonly messages: Messages;
  readonly preferences: PreferenceStore;
  readonly now: () => Date;
  /** Left out: the browser's own. */
  readonly history?: RouterHistory;
}

export type AppRouter = ReturnType<typeof createApp>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: Error;
    queryMeta: CallMeta;
    mutationMeta: CallMeta;
  }
}

interface CallMeta extends Record<string, unknown> {
  /** HTTP statuses that the screen itself explains, so that there is no toast; 0 is "no answer". */
  readonly explains?: readonly number[] | 'all';
}

/** Puts the application together: one router with everything its routes need. */
export function createApp({ history, ...parts }: AppParts) {
  const toasts = createToasts();
  const queryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { meta }) => {
        if (!isExplained(error, meta)) report(error);
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, { meta }) => {
        if (isExplained(error, meta)) return;
        report(error);
        if (isNotFound(error)) void router.navigate({ href: '/404' });
      },
    }),
    defaultOptions: {
      queries: {
        // Offline calls fail and say so, instead of waiting silently; they are made again later.
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime: 10_000,
        retry: (failures, error) => failures < 1 && isPassing(error),
        throwOnError: isNotFound,
      },
      mutations: { networkMode: 'always' },
    },
  });
  const uploads = createUploads(parts.api, queryClient);
  const context: AppContext = { ...parts, queryClient, toasts, uploads };

  function report(error: Error): void {
    const toast = errorToast(error, navigator.onLine);
    if (!toast) return;
    const { messages } = parts;
    const { type, title, message } = toast;
    toasts.push({
      type,
      title: messages[title](),
      message: typeof message === 'string' ? messages[message]() : message.text,
    });
    if (toast.endsSession) forceLogOut();
  }

  let isLeaving = false;

  /** The log-in page leads back to where the session was lost. */
  function forceLogOut(): void {
    parts.api.session.end();
    queryClient.setQueryData(userQueries.me(parts.api).queryKey, null);
    const { href, pathname } = router.state.location;
    // Calls that were made together fail together.
    if (isLeaving || pathname.startsWith('/auth/')) return;
    isLeaving = true;
    const leaving = router.navigate({
      to: '/auth/log-in',
      search: { redirect: returnPath(href) },
      ignoreBlocker: true,
    });
    void leaving.finally(() => {
      isLeaving = false;
    });
  }

  const router = createRouter({
    routeTree,
    context,
    ...(history && { history }),
    parseSearch: parseUrlSearch,
    stringifySearch: formatUrlSearch,
    // What a route does not know is skipped.
    search: { strict: true },
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: NotFoundScreen,
  });
  return router;
}

function isExplained(error: Error, { explains = [] }: CallMeta = {}): boolean {
  return explains === 'all' || (error instanceof ApiError && explains.includes(error.status));
}

/** Whether another attempt may help. */
function isPassing(error: Error): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500);
}
