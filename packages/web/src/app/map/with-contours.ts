import { ApiError } from '@cloudstreet/sdk';
import type { SceneTerrain } from '@cloudstreet/ui/map/FlightScene';
import type { MapTerrain } from '@cloudstreet/ui/map/MapSettings';
import type { Contours } from './open-contours.js';

interface ContourTerrain extends MapTerrain {
  /** Ends the worker that computes contours. It starts again for the next tile. */
  close: () => void;
}

/** Adds contours to the terrain. The file that opens their worker is loaded for the first tile. */
export function withContours(terrain: SceneTerrain): ContourTerrain {
  const { encoding, maxZoom, load } = terrain;
  // A tile serves the lines of its neighbours too, so its request is not aborted.
  const unlimited = new AbortController().signal;
  const loadElevations = (z: number, x: number, y: number) =>
    load({ z, x, y }, unlimited).catch(withoutUnknown);
  let opened: Promise<Contours> | undefined;

  async function open(): Promise<Contours> {
    try {
      const { openContours } = await import('./open-contours.js');
      return openContours({ encoding, maxZoom }, loadElevations);
    } catch (error) {
      // The next tile tries again.
      opened = undefined;
      throw error;
    }
  }

  return {
    ...terrain,
    async loadContours(request, signal) {
      opened ??= open();
      const contours = await opened;
      signal.throwIfAborted();
      return contours.load(request, signal);
    },
    close() {
      // A file that could not be loaded has no worker.
      opened?.then(
        (contours) => contours.close(),
        () => undefined,
      );
    },
  };
}

/** Beyond the terrain there are no lines. After other errors the map may request them again. */
function withoutUnknown(error: unknown): undefined {
  if (error instanceof ApiError && error.status === 404) return undefined;
  throw error;
}
