import { useEffect, useRef } from 'react';

/**
 * Makes the browser ask before its tab is closed or another site is opened in it.
 *
 * @param isNeeded Called at that time. Returns whether something would be lost.
 */
export function useTabGuard(isNeeded: () => boolean): void {
  const latest = useRef(isNeeded);
  useEffect(() => {
    latest.current = isNeeded;
  }, [isNeeded]);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (latest.current()) event.preventDefault();
    };
    globalThis.addEventListener('beforeunload', ask);
    return () => globalThis.removeEventListener('beforeunload', ask);
  }, []);
}

/** Whether the browser would ask now. */
export function isTabGuarded(): boolean {
  return !globalThis.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}
