/** Timeout for pages that are never idle, such as during a replay. */
const TIMEOUT_MS = 1000;
/** Delay for browsers without `requestIdleCallback`. */
const FALLBACK_MS = 500;

/**
 * Calls back once the browser is idle, or after a second.
 *
 * @returns Cancels it.
 */
export function onPageIdle(callback: () => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const handle = requestIdleCallback(() => callback(), { timeout: TIMEOUT_MS });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(callback, FALLBACK_MS);
  return () => clearTimeout(timer);
}
