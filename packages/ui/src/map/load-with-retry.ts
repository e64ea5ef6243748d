/** Number of retries before loading a map counts as failed. */
export const LOAD_RETRIES = 3;

/** Returns the pause before each retry. */
export function retryPauseMs(retries: number): number {
  return 500 * 2 ** retries;
}

/**
 * Loads a module and retries after errors with growing pauses, because a lost connection at an
 * airfield often returns soon.
 *
 * @param onError Called with each error.
 * @throws The error of the last attempt.
 */
export async function loadWithRetry<T>(
  load: () => Promise<T>,
  onError?: (error: Error) => void,
): Promise<T> {
  for (let retries = 0; ; retries += 1) {
    try {
      return await load();
    } catch (error) {
      onError?.(error instanceof Error ? error : new Error(String(error)));
      if (retries >= LOAD_RETRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, retryPauseMs(retries)));
    }
  }
}
