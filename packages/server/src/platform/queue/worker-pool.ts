import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import type { WorkerTasks } from '../../app/worker.js';
import type { TerrainFault } from '../../terrain/terrain-reader.js';
import type { WorkerMessage, WorkerSettings } from '../../terrain/worker-terrain.js';
import type { TerrainConfig } from '../config/terrain-config.js';

type TaskName = keyof WorkerTasks;

/** Threads for what would hold up the event loop: reading and scoring files. */
export interface WorkerPool {
  run<Name extends TaskName>(
    task: Name,
    input: Parameters<WorkerTasks[Name]>[0],
  ): Promise<Awaited<ReturnType<WorkerTasks[Name]>>>;
  /** Ends the threads; running tasks fail. */
  stop(): Promise<void>;
}

const IDLE_MS = 60_000;

export interface WorkerPoolOptions {
  /** Whether a thread waits where none is needed, which makes the first task quick. */
  isReady?: boolean;
  /** What the threads run, as JavaScript; left out, `app/worker.ts` or its build. */
  file?: string | undefined;
  /** What threads know the ground from; left out, they do not. */
  terrain?: TerrainConfig | undefined;
  /** Told of each fault of the terrain, by each thread that meets it. */
  onTerrainFault?: (fault: TerrainFault) => void;
}

/** @param threads As many tasks run at a time; the others wait in order. */
export function createWorkerPool(
  threads: number,
  { isReady = true, file, terrain, onTerrainFault }: WorkerPoolOptions = {},
): WorkerPool {
  const isSource = file === undefined && import.meta.url.endsWith('.ts');
  const beside = new URL(isSource ? '../../app/worker.ts' : './worker.js', import.meta.url);
  const pool = new Piscina({
    filename: file ?? fileURLToPath(beside),
    // From sources it takes long to load.
    minThreads: isReady && !isSource ? 1 : 0,
    maxThreads: threads,
    idleTimeout: IDLE_MS,
    workerData: { ...(terrain && { terrain }) } satisfies WorkerSettings,
    execArgv: isSource
      ? [
          '--import',
          createRequire(import.meta.url).resolve('tsx'),
          '--conditions=@cloudstreet/source',
        ]
      : [],
  });
  pool.on('message', ({ terrainFault }: WorkerMessage) => onTerrainFault?.(terrainFault));
  return {
    run: (task, input) => pool.run(input, { name: task }),
    stop: () => pool.destroy(),
  };
}
