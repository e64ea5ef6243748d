import { CompiledQuery } from 'kysely';
import { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Executor } from '../database/database.js';

/** A queue for jobs of one kind with content of type `Data`. */
export interface Queue<Data extends object> {
  readonly name: string;
  /** A job that takes longer is given to another worker. */
  readonly expireInSeconds: number;
  /** Whether a job waits until the queue has no other jobs. */
  readonly isDeferred?: (data: Data) => boolean;
}

/** Runs the jobs of a queue. Jobs are retried, so running one twice must be harmless. */
export interface JobHandler<Context> {
  readonly queue: Queue<never>;
  /** Number of jobs that run at a time in one process. */
  readonly concurrency: (context: Context) => number;
  readonly run: (context: Context, data: never, attempt: number) => Promise<void>;
}

/**
 * Binds a queue to the function that runs its jobs.
 *
 * @param run Is called again after it throws, at growing intervals, for days, because the cause may
 *   be a full disk. The first attempt is 1.
 */
export function jobHandler<Data extends object, Context>(
  queue: Queue<Data>,
  concurrency: number | ((context: Context) => number),
  run: (context: Context, data: Data, attempt: number) => Promise<void>,
): JobHandler<Context> {
  return {
    queue,
    concurrency: typeof concurrency === 'number' ? () => concurrency : concurrency,
    run,
  };
}

/** The job queues, which are stored in the database. */
export interface Jobs {
  /** Adds a job. It exists only if the transaction of `executor` commits. */
  send<Data extends object>(
    executor: Executor,
    queue: Queue<Data>,
    data: NoInfer<Data>,
  ): Promise<void>;
  /** Starts to run the jobs of a queue. */
  work<Context>(handler: JobHandler<Context>, context: Context): Promise<void>;
  /** Whether the process is stopping. Long jobs then end where they can be resumed. */
  isStopping(): boolean;
  /** Waits for running jobs, then stops. */
  stop(): Promise<void>;
}

export const JOBS_SCHEMA = 'pgboss';
const STOP_TIMEOUT_MS = 20_000;
const RETRY_LIMIT = 2000;
const MAX_RETRY_DELAY_S = 300;
/** A worker without a heartbeat for this long counts as dead. */
const HEARTBEAT_SECONDS = 30;
const NORMAL_PRIORITY = 0;
const DEFERRED_PRIORITY = -1;
const POLLING = {
  includeMetadata: true,
  pollingIntervalSeconds: 1,
  notifyPollingIntervalSeconds: 5,
} as const;

export interface JobsOptions {
  databaseUrl: string;
  queues: readonly Queue<never>[];
  log: Logger;
}

/** Opens the queues, and creates or upgrades their tables. */
export async function openJobs({ databaseUrl, queues, log }: JobsOptions): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    schema: JOBS_SCHEMA,
    max: 4,
    useListenNotify: true,
    schedule: false,
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
  });
  // A connection that is closing may still report that the database stops.
  let hasStopped = false;
  let isStopping = false;
  boss.on('error', ({ message }) => {
    if (!hasStopped) log.error({ reason: message }, 'job queue');
  });
  boss.on('warning', (warning) => log.warn({ warning }, 'job queue'));
  try {
    await boss.start();
    await createQueues(boss, queues);
  } catch (error) {
    await boss.stop({ graceful: false });
    throw error;
  }
  return {
    async send(executor, queue, data) {
      const priority = queue.isDeferred?.(data) ? DEFERRED_PRIORITY : NORMAL_PRIORITY;
      await boss.send(queue.name, data, { db: toBossDatabase(executor), priority });
    },
    async work({ queue, concurrency, run }, context) {
      for (let index = 0; index < concurrency(context); index += 1) {
        const worker = await boss.work<never>(queue.name, POLLING, async ([job]) => {
          try {
            if (job) await run(context, job.data, job.retryCount + 1);
          } finally {
            // More jobs may be waiting, so ask again at once.
            boss.notifyWorker(worker);
          }
        });
      }
    },
    isStopping: () => isStopping,
    async stop() {
      isStopping = true;
      await boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS });
      hasStopped = true;
    },
  };
}

async function createQueues(boss: PgBoss, queues: readonly Queue<never>[]): Promise<void> {
  for (const { name, expireInSeconds } of queues) {
    await boss.createQueue(name, {
      expireInSeconds,
      heartbeatSeconds: HEARTBEAT_SECONDS,
      notify: true,
      retryLimit: RETRY_LIMIT,
      retryDelay: 2,
      retryBackoff: true,
      retryDelayMax: MAX_RETRY_DELAY_S,
      deleteAfterSeconds: 3600,
    });
  }
}

/** Lets the queue write inside a transaction of this server. */
function toBossDatabase(executor: Executor) {
  return {
    async executeSql(text: string, values: unknown[] = []) {
      const { rows } = await executor.executeQuery<Record<string, unknown>>(
        CompiledQuery.raw(text, values),
      );
      return { rows };
    },
  };
}
