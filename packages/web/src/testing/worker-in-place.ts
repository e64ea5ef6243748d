import { expose } from 'comlink';
import { analyser } from '../workers/analyser.js';

/**
 * Stands for the worker of the analysis where there are none: the same object answers the same
 * messages, in place.
 */
export class WorkerInPlace extends EventTarget {
  readonly #page: MessagePort;

  constructor() {
    super();
    const { port1, port2 } = new MessageChannel();
    expose(analyser, port1);
    this.#page = port2;
    port2.addEventListener('message', ({ data }) => {
      this.dispatchEvent(new MessageEvent('message', { data }));
    });
    port2.start();
  }

  postMessage(message: unknown, transfer: Transferable[]): void {
    this.#page.postMessage(message, transfer);
  }

  terminate(): void {
    this.#page.close();
  }
}
