import type { MapTerrain } from '@cloudstreet/ui/map/MapSettings';
import { proxy } from 'comlink';
import type { ContourSettings, LoadElevations } from '../../workers/contours.js';
import type { ContourWorker } from '../../workers/contours.worker.js';
import { openWorker } from '../../workers/open-worker.js';

/** Contours that a worker computes. */
export interface Contours {
  load: MapTerrain['loadContours'];
  /** Ends the worker. It starts again for the next tile. */
  close: () => void;
}

/**
 * Returns a function that computes contours in a worker, which is started for the first tile. The
 * library's own worker would start from a `blob:`, which the page does not allow, and request
 * elevations without the user's sign-in.
 *
 * @param load Loads a tile of elevations. Undefined where they are unknown.
 */
export function openContours(settings: ContourSettings, load: LoadElevations): Contours {
  let opened: ReturnType<typeof open> | undefined;
  let calls = 0;
  const close = () => {
    opened?.close();
    opened = undefined;
  };
  return {
    async load({ tile, steps, factor }, signal) {
      opened ??= open(settings, load, close);
      const { call, isOpen } = opened;
      await isOpen;
      signal.throwIfAborted();
      calls += 1;
      const id = calls;
      const cancel = () => void call((remote) => remote.cancel(id));
      signal.addEventListener('abort', cancel);
      try {
        return await call((remote) => remote.contours(id, { ...tile, levels: steps, factor }));
      } finally {
        signal.removeEventListener('abort', cancel);
      }
    },
    close,
  };
}

function open(settings: ContourSettings, load: LoadElevations, onError: () => void) {
  // The build detects workers by exactly this form.
  const worker = new Worker(new URL('../../workers/contours.worker.ts', import.meta.url), {
    type: 'module',
  });
  const { call, close } = openWorker<ContourWorker>(worker);
  worker.addEventListener('error', onError, { once: true });
  return { call, close, isOpen: call((remote) => remote.open(settings, proxy(load))) };
}
