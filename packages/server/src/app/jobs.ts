import { removeFiles, removeFilesQueue } from '../platform/files/remove-files.js';
import { type JobHandler, jobHandler } from '../platform/queue/jobs.js';
import type { AppServices } from './app-services.js';
import { fileReferences, RESOURCES } from './resources.js';

/** Every job of the server with its queue. */
const JOBS: readonly JobHandler<AppServices>[] = [
  jobHandler(removeFilesQueue, 1, (services: AppServices, job) =>
    removeFiles(services, job, fileReferences),
  ),
  ...RESOURCES.flatMap(({ jobs = [] }) => jobs),
];

export const QUEUES = JOBS.map(({ queue }) => queue);

/** Starts to run the jobs of every queue. */
export async function startWork(services: AppServices): Promise<void> {
  for (const handler of JOBS) await services.jobs.work(handler, services);
}
