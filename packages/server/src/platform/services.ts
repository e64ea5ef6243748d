import type { Logger } from 'pino';
import type { Config } from './config/config.js';
import type { Database } from './database/database.js';
import type { FileStore } from './files/file-store.js';
import type { TempStorage } from './files/temp-storage.js';
import type { Mailer } from './mail/mailer.js';
import type { Jobs } from './queue/jobs.js';
import type { WorkerPool } from './queue/worker-pool.js';

/**
 * Services that every operation and job may use. A resource with a service of its own adds it by
 * intersection, as in `Services & WithPayments`; `app/open-services.ts` opens all of them.
 */
export interface Services {
  readonly config: Config;
  /** Public address of this instance, without a trailing slash. */
  readonly publicUrl: () => string;
  readonly db: Database;
  readonly files: FileStore;
  readonly tempStorage: TempStorage;
  readonly jobs: Jobs;
  readonly mailer: Mailer;
  /** Root secret for signing and encryption keys; see `deriveKey`. */
  readonly secret: string;
  readonly workers: WorkerPool;
  /** The only clock of the domain; scoring and edit locks go by it. */
  readonly clock: () => Date;
  readonly log: Logger;
}
