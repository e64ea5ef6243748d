import { lazyWithRetry } from '../lazy-with-retry.js';

/** Screen of unknown pages, loaded on demand. */
export const NotFound = lazyWithRetry(
  async () => (await import('./NotFoundScreen.js')).NotFoundScreen,
);
