import { expose, transfer } from 'comlink';
import {
  type ContourSettings,
  type ContourTile,
  createContours,
  type LoadElevations,
} from './contours.js';

let compute: ReturnType<typeof createContours> | undefined;

/** Functions of the worker that computes contours. */
const contourWorker = {
  open(settings: ContourSettings, load: LoadElevations): void {
    compute = createContours(settings, load);
  },
  async contours(tile: ContourTile): Promise<ArrayBuffer> {
    const bytes = (await compute?.(tile)) ?? new ArrayBuffer(0);
    return transfer(bytes, [bytes]);
  },
};

export type ContourWorker = typeof contourWorker;

expose(contourWorker);
