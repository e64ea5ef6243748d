import { useEffect } from 'react';

/**
 * Lets the application open without a connection, except in frames, which belong to other sites.
 */
export function useServiceWorker(): void {
  useEffect(() => {
    if (!import.meta.env.PROD || window.self !== window.top) return;
    start().catch((error: unknown) => {
      // oxlint-disable-next-line no-console -- For developers, because browsers have their own reasons to refuse it.
      console.warn('The service worker is not supported here.', error);
    });
  }, []);
}

async function start(): Promise<void> {
  if (!('serviceWorker' in navigator)) throw new Error('There are none.');
  await navigator.serviceWorker.register('/sw.js');
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === location.origin)
    .map(({ pathname }) => pathname);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- workers have none
  active?.postMessage(loaded);
}
