import { startTransition, useEffect, useState } from 'react';

const TIMEOUT_MS = 1000;
/** Where the browser does not say when it is idle. */
const FALLBACK_MS = 500;

/** Turns true once the page has nothing more urgent to do, from when that is wanted. */
export function useIdle(isWanted = true): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    if (!isWanted) return undefined;
    // What follows may be long, and gives way to what the reader does.
    const settle = () => startTransition(() => setIsIdle(true));
    if ('requestIdleCallback' in globalThis) {
      const handle = requestIdleCallback(settle, { timeout: TIMEOUT_MS });
      return () => cancelIdleCallback(handle);
    }
    const timer = setTimeout(settle, FALLBACK_MS);
    return () => clearTimeout(timer);
  }, [isWanted]);
  return isIdle;
}
