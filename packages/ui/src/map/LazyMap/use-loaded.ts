import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { loadWithRetry } from '../load-with-retry.js';

/** Loading state of a module. */
export type Loaded<T> =
  | { state: 'loading' }
  | { state: 'ready'; value: T }
  | { state: 'failed'; retry: () => void };

/**
 * Loads a module when the component mounts, retrying after errors.
 *
 * @param onError Called for each failed attempt.
 */
export function useLoaded<T>(
  load: () => Promise<T>,
  onError: ((error: Error) => void) | undefined,
): Loaded<T> {
  const [loaded, setLoaded] = useState<Loaded<T>>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const latest = useRef({ load, onError });
  useLayoutEffect(() => {
    latest.current = { load, onError };
  });
  useEffect(() => {
    let isMounted = true;
    const show = (next: Loaded<T>) => {
      if (isMounted) setLoaded(next);
    };
    const retry = () => {
      show({ state: 'loading' });
      setAttempt(attempt + 1);
    };
    const { load: start, onError: tell } = latest.current;
    loadWithRetry(start, tell).then(
      (value) => show({ state: 'ready', value }),
      () => show({ state: 'failed', retry }),
    );
    return () => {
      isMounted = false;
    };
  }, [attempt]);
  return loaded;
}
