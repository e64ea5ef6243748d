import { EMPTY_QUEUE } from './upload-queue.js';
import type { Uploads } from './uploads.js';

/** Uploads whose code is loaded when they are opened. Until then there are none. */
export interface LazyUploads extends Pick<Uploads, 'get' | 'subscribe' | 'forget'> {
  /**
   * Opens the list of uploads.
   *
   * @throws {Error} If its code cannot be loaded. The next call loads it again.
   */
  readonly open: () => Promise<Uploads>;
}

export function createLazyUploads(load: () => Promise<Uploads>): LazyUploads {
  const listeners = new Set<() => void>();
  let opening: Promise<Uploads> | undefined;
  let opened: Uploads | undefined;

  async function start(): Promise<Uploads> {
    try {
      const uploads = await load();
      uploads.subscribe(() => {
        for (const listener of listeners) listener();
      });
      opened = uploads;
      return uploads;
    } catch (error) {
      opening = undefined;
      throw error;
    }
  }

  return {
    get: () => opened?.get() ?? EMPTY_QUEUE,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    // Also what is added while the code loads.
    forget: () => void opening?.then((uploads) => uploads.forget()).catch(() => undefined),
    open: async () => (opening ??= start()),
  };
}
