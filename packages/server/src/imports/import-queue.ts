import type { Queue } from '../platform/queue/jobs.js';

export interface ImportJob {
  importId: number;
}

/** An archive may hold thousands of flights; an import that takes longer resumes where it was. */
export const importQueue: Queue<ImportJob> = {
  name: 'import-archive',
  expireInSeconds: 12 * 3600,
};
