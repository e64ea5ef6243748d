/** How often a map is loaded again after an error before it counts as failed. */
export const LOAD_RETRIES = 3;

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
  pauseMs = 500,
): Promise<T> {
  for (let retries = 0; ; retries += 1) {
    try {
      return await load();
    } catch (error) {
      onError?.(error instanceof Error ? error : new Error(String(error)));
      if (retries >= LOAD_RETRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, pauseMs * 2 ** retries));
    }
  }
}
