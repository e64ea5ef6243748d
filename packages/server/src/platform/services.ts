import type { components } from '@cloudstreet/sdk/contract';
import type { Logger } from 'pino';
import type { Payments } from '../billing/payments.js';
import type { ImportRunner } from '../imports/import-runner.js';
import type { Push } from '../notifications/push.js';
import type { Terrain } from '../terrain/open-terrain.js';
import type { Config } from './config/config.js';
import type { Database } from './database/database.js';
import type { FileStore } from './files/file-store.js';
import type { TempStorage } from './files/temp-storage.js';
import type { Mailer } from './mail/mailer.js';
import type { Jobs } from './queue/jobs.js';
import type { SharedQueue } from './queue/shared-queue.js';
import type { WorkerPool } from './queue/worker-pool.js';

/** What operations and jobs work with. */
export interface Services {
  readonly config: Config;
  /** Address under which people reach this instance, without a slash at its end. */
  readonly publicUrl: () => string;
  readonly db: Database;
  readonly files: FileStore;
  readonly tempStorage: TempStorage;
  readonly jobs: Jobs;
  readonly mailer: Mailer;
  /** What must not be forged or read is protected by keys made of it. */
  readonly secret: string;
  /** Undefined where everything is included for everybody. */
  readonly payments: Payments | undefined;
  readonly push: Push;
  readonly workers: WorkerPool;
  readonly imports: ImportRunner;
  /** Undefined where nobody knows the ground. */
  readonly terrain: Terrain | undefined;
  /** For tiles that people ask for, which may come from far. */
  readonly tileQueue: SharedQueue<Uint8Array | undefined>;
  /** For coaches, which leave a thread to files that come in. */
  readonly coachQueue: SharedQueue<components['schemas']['Coach']>;
  /** The only clock of the domain; scoring and edit locks go by it. */
  readonly clock: () => Date;
  readonly log: Logger;
}
