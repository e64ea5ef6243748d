import type { MapTerrain } from '@cloudstreet/ui/map/MapSettings';
import { proxy } from 'comlink';
import type { ContourSettings, LoadElevations } from '../../workers/contours.js';
import type { ContourWorker } from '../../workers/contours.worker.js';
import { openWorker } from '../../workers/open-worker.js';

/**
 * Returns a function that computes contours in a worker, which is started for the first tile. The
 * library's own worker would start from a `blob:`, which the page does not allow, and request
 * elevations without the user's sign-in.
 *
 * @param load Loads a tile of elevations. Undefined where they are unknown.
 */
export function openContours(
  settings: ContourSettings,
  load: LoadElevations,
): MapTerrain['loadContours'] {
  let opened: ReturnType<typeof open> | undefined;
  return async ({ tile, steps, factor }) => {
    opened ??= open(settings, load, () => {
      opened = undefined;
    });
    const { call, isOpen } = opened;
    await isOpen;
    return call((remote) => remote.contours({ ...tile, levels: steps, factor }));
  };
}

function open(settings: ContourSettings, load: LoadElevations, onEnd: () => void) {
  // The build detects workers by exactly this form.
  const worker = new Worker(new URL('../../workers/contours.worker.ts', import.meta.url), {
    type: 'module',
  });
  const { call, close } = openWorker<ContourWorker>(worker);
  const end = () => {
    onEnd();
    close();
  };
  worker.addEventListener('error', end, { once: true });
  return { call, isOpen: call((remote) => remote.open(settings, proxy(load))) };
}
