import { expose } from 'comlink';
import { analyser } from '../workers/analyser.js';
import { tryFile } from '../workers/try-file.js';

/** Runs the functions of workers in the same thread, for environments without workers. */
export class InlineWorker extends EventTarget {
  readonly #page: MessagePort;

  constructor() {
    super();
    const { port1, port2 } = new MessageChannel();
    expose({ ...analyser, tryFile }, port1);
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
