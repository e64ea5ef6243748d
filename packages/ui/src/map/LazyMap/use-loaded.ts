import { useEffect, useState } from 'react';
import { loadWithRetry } from '../load-with-retry.js';

/** A module on its way, there, or out of reach. */
export type Loaded<T> =
  | { state: 'loading' }
  | { state: 'ready'; value: T }
  | { state: 'failed'; retry: () => void };

/**
 * Loads something when the component appears, retrying after errors.
 *
 * @param load Keep it the same between renders.
 * @param onError Told each failure.
 */
export function useLoaded<T>(
  load: () => Promise<T>,
  onError: ((error: Error) => void) | undefined,
): Loaded<T> {
  const [loaded, setLoaded] = useState<Loaded<T>>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isWanted = true;
    const show = (next: Loaded<T>) => {
      if (isWanted) setLoaded(next);
    };
    const retry = () => {
      show({ state: 'loading' });
      setAttempt(attempt + 1);
    };
    loadWithRetry(load, onError).then(
      (value) => show({ state: 'ready', value }),
      () => show({ state: 'failed', retry }),
    );
    return () => {
      isWanted = false;
    };
  }, [load, onError, attempt]);
  return loaded;
}
