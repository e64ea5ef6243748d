import { useSignedIn } from '@cloudstreet/sdk/react';
import { useApp } from '../context.js';
import { lazyWithRetry } from '../lazy-with-retry.js';
import { useIdle } from '../use-idle.js';

const TipOfTheDay = lazyWithRetry(async () => (await import('./TipOfTheDay.js')).TipOfTheDay);

/** Tips for whoever is signed in, once the page is at rest; nothing of them is loaded before. */
export function Tips() {
  const { api } = useApp();
  const isSignedIn = useSignedIn(api);
  const isIdle = useIdle();
  return isSignedIn && isIdle && <TipOfTheDay />;
}
