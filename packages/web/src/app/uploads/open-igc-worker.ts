import type { CheckResult } from '../../workers/check-file.js';
import type { IgcFunctions } from '../../workers/igc.worker.js';
import { openWorker } from '../../workers/open-worker.js';
import type { IgcWorker } from './file-checker.js';

/** Starts the worker that reads and scores files before they are uploaded. */
export function openIgcWorker(): IgcWorker {
  // The build detects workers by exactly this form.
  const worker = new Worker(new URL('../../workers/igc.worker.ts', import.meta.url), {
    type: 'module',
  });
  const { call, close } = openWorker<IgcFunctions>(worker);
  return {
    checkFile: (request) =>
      call<CheckResult | undefined>(async (remote) => remote.checkFile(request)),
    close,
  };
}
