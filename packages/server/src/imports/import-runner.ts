import { createWorkerPool, type WorkerPool } from '../platform/queue/worker-pool.js';

/** Worker threads for archives, so that they delay nothing else. */
export interface ImportRunner {
  /** Of one thread: archives are planned one after the other, and imports wait for each other. */
  readonly workers: WorkerPool;
  /** Users whose archives are being sent to this process. */
  readonly arriving: Set<number>;
}

/** Context of operations and jobs that import archives. */
export interface WithImports {
  readonly imports: ImportRunner;
}

export function openImportRunner(): ImportRunner {
  return { workers: createWorkerPool(1, { isReady: false }), arriving: new Set() };
}
