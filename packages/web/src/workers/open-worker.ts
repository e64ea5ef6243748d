import { type Remote, releaseProxy, wrap } from 'comlink';

/** A worker whose functions the page calls through Comlink. */
export interface OpenWorker<Functions> {
  /**
   * Calls one of the functions.
   *
   * @throws {Error} The error of the function, or an error if the worker ended.
   */
  readonly call: <Result>(
    callFunction: (remote: Remote<Functions>) => Promise<Result>,
  ) => Promise<Result>;
  /** Ends the worker. Calls that are still running never settle. */
  readonly close: () => void;
}

/** @param worker Exposes `Functions` with Comlink's `expose`. */
export function openWorker<Functions>(worker: Worker): OpenWorker<Functions> {
  const remote = wrap<Functions>(worker);
  return {
    call: async (callFunction) => {
      const calling = new AbortController();
      try {
        return await Promise.race([callFunction(remote), failureOf(worker, calling.signal)]);
      } finally {
        // Listeners on a long-lived worker would keep every result in memory.
        calling.abort();
      }
    },
    close: () => {
      remote[releaseProxy]();
      worker.terminate();
    },
  };
}

/** Rejects when the worker fails, until the signal aborts. */
function failureOf(worker: Worker, signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const fail = (event: Event) => {
      const message = event instanceof ErrorEvent ? event.message : '';
      reject(new Error(message || 'The worker ended.'));
    };
    worker.addEventListener('error', fail);
    worker.addEventListener('messageerror', fail);
    signal.addEventListener('abort', () => {
      worker.removeEventListener('error', fail);
      worker.removeEventListener('messageerror', fail);
    });
  });
}
