import type { CheckResult } from '../../workers/check-file.js';
import type { IgcFunctions } from '../../workers/igc.worker.js';
import { type OpenWorker, openWorker } from '../../workers/open-worker.js';
import type { TryRequest, TryResult } from '../../workers/try-file.js';
import type { IgcWorker } from './file-checker.js';

/** Starts the worker that reads and scores files before they are uploaded. */
export function openIgcWorker(): IgcWorker {
  const { call, close } = startWorker();
  return {
    checkFile: (request) =>
      call<CheckResult | undefined>(async (remote) => remote.checkFile(request)),
    close,
  };
}

/**
 * Scores a flight of a file off the main thread, in a worker of its own.
 *
 * @throws {Error} If the file cannot be read, or this browser cannot start the worker.
 */
export async function tryFile(request: TryRequest): Promise<TryResult> {
  const { call, close } = startWorker();
  try {
    return await call<TryResult>(async (remote) => remote.tryFile(request));
  } finally {
    close();
  }
}

function startWorker(): OpenWorker<IgcFunctions> {
  // The build detects workers by exactly this form.
  const worker = new Worker(new URL('../../workers/igc.worker.ts', import.meta.url), {
    type: 'module',
  });
  return openWorker<IgcFunctions>(worker);
}
