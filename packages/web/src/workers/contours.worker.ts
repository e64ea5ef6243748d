import { expose, transfer } from 'comlink';
import {
  type ContourSettings,
  type ContourTile,
  createContours,
  type LoadElevations,
} from './contours.js';

let compute: ReturnType<typeof createContours> | undefined;
const running = new Map<number, AbortController>();

/** Functions of the worker that computes contours. */
const contourWorker = {
  open(settings: ContourSettings, load: LoadElevations): void {
    compute = createContours(settings, load);
  },
  /** @param id Number of the call, for `cancel`. */
  async contours(id: number, tile: ContourTile): Promise<ArrayBuffer> {
    const stop = new AbortController();
    running.set(id, stop);
    try {
      const bytes = (await compute?.(tile, stop)) ?? new ArrayBuffer(0);
      return transfer(bytes, [bytes]);
    } finally {
      running.delete(id);
    }
  },
  cancel(id: number): void {
    running.get(id)?.abort();
  },
};

export type ContourWorker = typeof contourWorker;

expose(contourWorker);
