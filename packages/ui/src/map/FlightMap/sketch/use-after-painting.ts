import { startTransition, useEffect, useState } from 'react';

const TIMEOUT_MS = 500;

/**
 * Turns true once what was rendered is on the screen and the page has nothing more urgent to do; in a
 * tab that nobody looks at, once somebody does.
 */
export function useAfterPainting(isWanted: boolean): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    if (!isWanted) return undefined;
    const settle = () => startTransition(() => setPainted(true));
    // Not every browser says when it is idle.
    if (!('requestIdleCallback' in globalThis)) {
      const timer = setTimeout(settle, TIMEOUT_MS);
      return () => clearTimeout(timer);
    }
    let idle = 0;
    const frame = requestAnimationFrame(() => {
      idle = requestIdleCallback(settle, { timeout: TIMEOUT_MS });
    });
    return () => {
      cancelAnimationFrame(frame);
      cancelIdleCallback(idle);
    };
  }, [isWanted]);
  return isPainted;
}
