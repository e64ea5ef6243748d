import { parentPort } from 'node:worker_threads';
import type { Track } from '@cloudstreet/scoring/parse';
import { Piscina } from 'piscina';
import type { TerrainConfig } from '../platform/config/terrain-config.js';
import { createTerrainReader, type TerrainFault, type TerrainReader } from './terrain-reader.js';

/** Settings of a worker thread, passed when it starts. */
export interface WorkerSettings {
  readonly terrain?: TerrainConfig;
}

/** Message of a worker thread other than the result of a task. */
export interface WorkerMessage {
  readonly terrainFault: TerrainFault;
}

let reader: TerrainReader | undefined;

/** Returns the ground below a track, if this thread has terrain; see `groundBelow`. */
export async function groundBelow(track: Track): Promise<Float32Array | undefined> {
  return readerOfThread()?.groundBelow(track);
}

function readerOfThread(): TerrainReader | undefined {
  const { terrain } = (Piscina.workerData ?? {}) as WorkerSettings;
  if (!terrain) return undefined;
  reader ??= createTerrainReader({
    config: terrain,
    onFault: (terrainFault) =>
      parentPort?.postMessage({ terrainFault } satisfies WorkerMessage, []),
    now: Date.now,
  });
  return reader;
}
