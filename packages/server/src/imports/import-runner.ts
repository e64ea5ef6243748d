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

/** @param file Script of its worker thread. */
export function openImportRunner(file: string): ImportRunner {
  return { workers: createWorkerPool({ threads: 1, file, isReady: false }), arriving: new Set() };
}
