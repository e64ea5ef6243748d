import { useSignedIn } from '@cloudstreet/sdk/react';
import { useApp } from '../context.js';
import { lazyWithRetry } from '../lazy-with-retry.js';
import { usePageIdle } from '../use-page-idle.js';

const TipOfTheDay = lazyWithRetry(async () => (await import('./TipOfTheDay.js')).TipOfTheDay);

/** Tips for signed-in users, loaded once the page is idle. */
export function Tips() {
  const { api } = useApp();
  const isSignedIn = useSignedIn(api);
  const isIdle = usePageIdle();
  return isSignedIn && isIdle && <TipOfTheDay />;
}
