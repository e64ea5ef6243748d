import type { components } from '@cloudstreet/sdk/contract';
import type { Logger } from 'pino';
import type { Config } from './config/config.js';
import type { Database } from './database/database.js';
import type { FileStore } from './files/file-store.js';
import type { Scratch } from './files/scratch.js';
import type { ImportBench } from './imports/import-bench.js';
import type { Jobs } from './jobs/jobs.js';
import type { SharedQueue } from './jobs/shared-queue.js';
import type { WorkerPool } from './jobs/worker-pool.js';
import type { Mailer } from './mail/mailer.js';
import type { Push } from './notifications/push.js';
import type { Payments } from './plans/payments.js';
import type { Terrain } from './terrain/open-terrain.js';

/** What operations and jobs work with. */
export interface Services {
  readonly config: Config;
  /** Address under which people reach this instance, without a slash at its end. */
  readonly publicUrl: () => string;
  readonly db: Database;
  readonly files: FileStore;
  readonly scratch: Scratch;
  readonly jobs: Jobs;
  readonly mailer: Mailer;
  /** What must not be forged or read is protected by keys made of it. */
  readonly secret: string;
  /** Undefined where everything is included for everybody. */
  readonly payments: Payments | undefined;
  readonly push: Push;
  readonly workers: WorkerPool;
  readonly imports: ImportBench;
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
