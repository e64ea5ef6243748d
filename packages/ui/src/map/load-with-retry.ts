/** How often a map is loaded again after an error before it counts as failed. */
export const LOAD_RETRIES = 3;

/** How long to wait before loading again, after so many retries. */
export function retryPauseMs(retries: number): number {
  return 500 * 2 ** retries;
}

/**
 * Loads a module, and again after an error, with growing pauses: a lost connection at an airfield
 * is often back in a moment.
 *
 * @param onError Told each failure.
 * @throws What the last attempt threw.
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
