/** A page that never is idle, such as one that plays a replay, goes on after this time. */
const TIMEOUT_MS = 1000;
/** For browsers that do not tell when they are idle. */
const FALLBACK_MS = 500;

/**
 * Calls back once the browser has nothing more urgent to do, after a second at the latest.
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
