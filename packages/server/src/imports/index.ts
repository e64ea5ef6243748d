import { jobHandler } from '../platform/queue/jobs.js';
import type { Services } from '../platform/services.js';
import type { Resource } from '../resource/resource.js';
import { cancelImport } from './cancelImport.js';
import { createImport } from './createImport.js';
import { getImport } from './getImport.js';
import { importQueue } from './import-queue.js';
import { removeOldImports, requeueImports } from './import-retention.js';
import type { WithImports } from './import-runner.js';
import { isArchiveOfImport } from './queries.js';
import { runImport } from './run-import.js';
import type { ImportStep } from './step.js';

type ImportsContext = Services & WithImports;

/** Imports of archives of other instances. */
export const archiveImports = (steps: readonly ImportStep[]): Resource<ImportsContext> => ({
  operations: [createImport(steps), getImport(steps), cancelImport(steps)],
  jobs: [
    jobHandler(importQueue, 2, (services: ImportsContext, job) =>
      runImport({ ...services, workers: services.imports.workers }, job, steps),
    ),
  ],
  fileReferences: [{ isReferenced: isArchiveOfImport }],
  cleanup: [{ name: 'old imports', run: removeOldImports }],
  requeue: requeueImports,
  onAccountDeletion: { notStored: ['archive_import'] },
});
