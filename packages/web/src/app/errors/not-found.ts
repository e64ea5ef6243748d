import { lazyWithRetry } from '../lazy-with-retry.js';

/** The screen of an unknown place, which is loaded when one comes to it. */
export const NotFound = lazyWithRetry(
  async () => (await import('./NotFoundScreen.js')).NotFoundScreen,
);
