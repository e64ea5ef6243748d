import { userQueries } from '@cloudstreet/sdk/react';
import { useEffect } from 'react';
import { type AppContext, useApp } from '../context.js';
import { clearPersistedQueries, persistQueries } from './persisted-queries.js';

/** Key under which the SDK stores the token for all tabs. */
const TOKEN_KEY = 'cloudstreet.token';
/** Interval between checks for data to store. */
const KEEP_EVERY_MS = 5000;

/**
 * Follows sign-in and sign-out in other tabs. A new account never sees data of the previous one.
 * Data stay visible only while it is certain to which account they belong.
 */
export function useAccountWatch(): void {
  const context = useApp();
  useEffect(() => watchAccount(context, () => location.reload()), [context]);
}

function watchAccount({ api, queryClient }: AppContext, reloadApp: () => void): () => void {
  const { store } = api.session;
  const me = userQueries.me(api);
  const tokenNow = () => store.get()?.access_token;
  const fetchMe = () => queryClient.fetchQuery({ ...me, staleTime: 0 });
  let seen = tokenNow();
  let reader = queryClient.getQueryData(me.queryKey)?.id;
  let readsSince = 0;
  let isCertain = true;
  let isChanged = true;

  /** Stores data only once the account is known, and hides it from the next account. */
  async function follow(): Promise<void> {
    const token = tokenNow();
    if (token === seen) return;
    const changedAt = Date.now();
    seen = token;
    isCertain = false;
    const before = reader;
    await clearPersistedQueries().catch(() => undefined);
    reader = token === undefined ? undefined : (await fetchMe())?.id;
    // The token may have been renewed for the same account.
    if (token === undefined || reader !== before) readsSince = changedAt;
    isCertain = tokenNow() === token;
  }

  /**
   * Reloads everything for another account. A token that another tab renewed belongs to the same
   * account.
   */
  async function adopt({ key }: StorageEvent): Promise<void> {
    if (key !== TOKEN_KEY && key !== null) return;
    const before = queryClient.getQueryData(me.queryKey)?.id;
    const token = tokenNow();
    const after = token === undefined ? undefined : (await fetchMe())?.id;
    if (after !== before && tokenNow() === token) reloadApp();
  }

  function save(): void {
    if (!isChanged || !isCertain || seen !== tokenNow()) return;
    isChanged = false;
    // Without storage nothing can be shown offline.
    persistQueries({ api, queryClient }, readsSince).catch(() => undefined);
  }

  const listening = new AbortController();
  const { signal } = listening;
  const options = { signal };
  globalThis.addEventListener('storage', (event) => void adopt(event).catch(() => {}), options);
  document.addEventListener('visibilitychange', save, options);
  const timer = setInterval(save, KEEP_EVERY_MS);
  const stops = [
    store.subscribe(() => void follow().catch(() => undefined)),
    queryClient.getQueryCache().subscribe(({ type }) => {
      isChanged ||= type === 'updated' || type === 'added';
    }),
  ];
  return () => {
    listening.abort();
    clearInterval(timer);
    for (const stop of stops) stop();
  };
}
