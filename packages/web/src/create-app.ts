import type { IgcErrorCode } from '@cloudstreet/scoring/parse';
import type { Api } from '@cloudstreet/sdk';
import { resetAccountQueries, userQueries } from '@cloudstreet/sdk/react';
import { createRouter, type RouterHistory } from '@tanstack/react-router';
import type { SolveCaptcha } from './app/captcha/captcha-solver.js';
import type { AppContext } from './app/context.js';
import { createQueryClient } from './app/create-query-client.js';
import { ErrorScreen } from './app/errors/ErrorScreen.js';
import { errorToast, hasNoResponse } from './app/errors/error-toast.js';
import { NotFound } from './app/errors/not-found.js';
import type { Locale } from './app/locale.js';
import type { PreferenceStore } from './app/preferences.js';
import { formatUrlSearch, parseUrlSearch } from './app/search/url-search.js';
import { returnPath } from './app/shell/return-path.js';
import type { Texts } from './app/texts.js';
import { createToasts } from './app/toasts.js';
import type { CheckFile } from './app/uploads/file-checker.js';
import { createLazyUploads } from './app/uploads/lazy-uploads.js';
import { routeTree } from './routeTree.gen.js';

export interface AppParts {
  readonly api: Api;
  readonly texts: Texts;
  readonly locale: Locale;
  readonly preferences: PreferenceStore;
  readonly now: () => Date;
  /** Checks a file on this device before it is sent. */
  readonly checkFile: CheckFile;
  readonly solveCaptcha: SolveCaptcha;
  /** History of the router; by default that of the browser. */
  readonly history?: RouterHistory;
}

export type AppRouter = ReturnType<typeof createApp>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}

/** Creates the application: one router with everything its routes need. */
export function createApp({ history, checkFile, texts, ...rest }: AppParts) {
  const { complete: completeTexts, ...catalogues } = texts;
  const parts = { ...rest, ...catalogues, completeTexts };
  const { messages } = texts;
  const describeRefusal = (code: IgcErrorCode) => texts.scoringTexts[`finding.${code}`]();
  const toasts = createToasts();
  const queryClient = createQueryClient({
    onError: report,
    onNotFound: () => void router.navigate({ href: '/404' }),
  });
  let wasSignedOut = false;
  parts.api.session.store.subscribe(() => {
    wasSignedOut = !parts.api.session.store.get();
  });
  const uploads = createLazyUploads(async () => {
    const { createUploads } = await import('./app/uploads/uploads.js');
    return createUploads({ ...parts, queryClient, checkFile, describeRefusal, wasSignedOut });
  });
  const context: AppContext = { ...parts, queryClient, toasts, uploads };

  function report(error: Error): void {
    const toast = errorToast(error, navigator.onLine);
    // oxlint-disable-next-line no-console -- For developers, because browsers report no details of calls to other sites.
    if (hasNoResponse(error)) console.info('The server did not respond; is it of another origin?');
    if (!toast) return;
    const { type, title, message } = toast;
    toasts.push({
      type,
      title: messages[title](),
      message: typeof message === 'string' ? messages[message]() : message.text,
    });
    if (toast.endsSession) forceLogOut();
  }

  let isLeaving = false;

  /** The sign-in page returns to the page on which the session was lost. */
  function forceLogOut(): void {
    parts.api.session.end();
    queryClient.setQueryData(userQueries.me(parts.api).queryKey, null);
    const { href, pathname } = router.state.location;
    // Calls that were sent together fail together.
    if (isLeaving || pathname.startsWith('/auth/')) return;
    isLeaving = true;
    const leaving = router.navigate({
      to: '/auth/log-in',
      search: { redirect: returnPath(href) },
      ignoreBlocker: true,
    });
    void leaving.finally(() => {
      isLeaving = false;
      resetAccountQueries(queryClient);
    });
  }

  const router = createRouter({
    routeTree,
    context,
    ...(history && { history }),
    parseSearch: parseUrlSearch,
    stringifySearch: formatUrlSearch,
    // Unknown search parameters are dropped.
    search: { strict: true },
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: NotFound,
  });

  const { searchStr: openedSearch } = router.latestLocation;
  const stopWaiting = router.subscribe('onResolved', () => {
    stopWaiting();
    if (openedSearch !== '') void checkOpenedFilters();
  });

  async function checkOpenedFilters(): Promise<void> {
    const { warnOfInvalidFilters } = await import('./app/flights/warn-of-invalid-filters.js');
    warnOfInvalidFilters(context, router.state.matches.at(-1)?.routeId, openedSearch);
  }

  return router;
}
