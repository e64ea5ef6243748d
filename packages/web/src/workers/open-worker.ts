import { type Remote, releaseProxy, wrap } from 'comlink';

/** A worker whose functions the page calls through Comlink. */
export interface OpenWorker<Functions> {
  /**
   * Calls one of the functions.
   *
   * @throws {Error} What the function throws, or that the worker ended.
   */
  call<Result>(callFunction: (remote: Remote<Functions>) => Promise<Result>): Promise<Result>;
  /** Ends the worker. Calls that are still running never settle. */
  close(): void;
}

/** @param worker Exposes `Functions` with Comlink's `expose`. */
export function openWorker<Functions>(worker: Worker): OpenWorker<Functions> {
  const remote = wrap<Functions>(worker);
  return {
    call(callFunction) {
      let stopListening = () => {};
      const failure = new Promise<never>((_, reject) => {
        const fail = (event: Event) => {
          reject(new Error((event instanceof ErrorEvent && event.message) || 'The worker ended.'));
        };
        worker.addEventListener('error', fail);
        worker.addEventListener('messageerror', fail);
        stopListening = () => {
          worker.removeEventListener('error', fail);
          worker.removeEventListener('messageerror', fail);
        };
      });
      // Listeners that stay with a long-lived worker would keep every result in memory.
      return Promise.race([callFunction(remote), failure]).finally(() => stopListening());
    },
    close() {
      remote[releaseProxy]();
      worker.terminate();
    },
  };
}
