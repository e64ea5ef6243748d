import { readRetryAfter } from './errors.js';
import type { Send } from './session.js';

const MAX_REPEATS = 2;
/** Callers learn of a longer wait by the error. */
const MAX_WAIT_S = 10;

/**
 * Repeats requests that only read, up to twice, if the server is busy or unavailable and says that
 * they may succeed within ten seconds.
 */
export function repeatReads(send: Send): Send {
  return async (request) => {
    if (request.method !== 'GET') return send(request);
    for (let repeats = 0; ; repeats += 1) {
      const response = await send(request.clone());
      const waitS = waitOf(response);
      if (waitS === undefined || repeats === MAX_REPEATS) return response;
      // Frees the connection; there is nothing to wait for.
      response.body?.cancel().catch(() => {});
      await wait(waitS, request.signal);
    }
  };
}

function waitOf({ status, headers }: Response): number | undefined {
  if (status !== 429 && status !== 503) return undefined;
  const waitS = readRetryAfter(headers);
  return waitS !== undefined && waitS <= MAX_WAIT_S ? waitS : undefined;
}

/** @throws The reason of the signal. */
async function wait(seconds: number, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const cancel = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', cancel);
      resolve();
    }, seconds * 1000);
    signal.addEventListener('abort', cancel, { once: true });
  });
}
