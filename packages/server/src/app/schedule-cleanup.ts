import { removeOldCounts } from '../platform/database/hourly-count.js';
import { sweepFiles } from '../platform/files/sweep-files.js';
import { removeOldResponses } from '../platform/http/idempotency.js';
import { type Cleanup, cleanup } from '../platform/queue/cleanup.js';
import type { AppServices } from './app-services.js';
import { fileReferences, RESOURCES } from './resources.js';

const HOUR_MS = 3_600_000;

const CLEANUP: readonly Cleanup<AppServices>[] = [
  cleanup('old counts', removeOldCounts),
  cleanup('responses of repeatable calls', removeOldResponses),
  ...RESOURCES.flatMap(({ cleanup: own = [] }) => own),
  { name: 'abandoned temporary files', run: ({ tempStorage }) => tempStorage.removeOld() },
  { name: 'abandoned files', run: (services) => sweepFiles(services, fileReferences) },
];

/** Runs all cleanups now and then every hour. Returns a function that ends this. */
export function scheduleCleanup(services: AppServices): () => Promise<void> {
  let current = cleanUp(services);
  const timer = setInterval(() => {
    current = cleanUp(services);
  }, HOUR_MS);
  return async () => {
    clearInterval(timer);
    await current;
  };
}

/** Runs each cleanup; a failing one does not affect the others. */
async function cleanUp(services: AppServices): Promise<void> {
  for (const { name, run } of CLEANUP) {
    try {
      await run(services);
    } catch (error) {
      services.log.error({ err: error, cleanup: name }, 'cleanup failed');
    }
  }
}
