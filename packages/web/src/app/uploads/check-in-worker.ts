import { createFileChecker } from './file-checker.js';
import { openIgcWorker } from './open-igc-worker.js';

/** Checks files in the worker of this page. */
export const checkInWorker = createFileChecker(openIgcWorker);
