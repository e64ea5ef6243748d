import { CompiledQuery, sql } from 'kysely';
import { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Executor } from '../database/database.js';
import type { Locale } from '../text/language.js';

/** Every queue with the data of its jobs. */
export interface JobData {
  /** Of flights that come in by the hundred nobody is told one by one, and the others go first. */
  'score-flight': { flightId: number; revision: number; skipNotifications?: true };
  /** Flights whose company is to be found anew. */
  'find-meetings': { flightIds: number[] };
  'remove-files': { keys: string[] };
  'end-subscription': { paddleId: string };
  'import-archive': { importId: number };
  'send-push': { notificationId: number; subscriptionId: number };
  'send-mail': {
    kind:
      | 'verify'
      | 'recover'
      | 'account_exists'
      | 'update_email'
      | 'update_requested'
      | 'email_changed'
      | 'password_changed'
      | 'account_deleted'
      | 'flight_uploaded'
      | 'user_message';
    account: { id: number } | { email: string };
    /** Where it goes, if not to the address of the account. */
    to?: string;
    /** The new address, where it tells of one. */
    address?: string;
    /** The flight that it tells of. */
    flightId?: number;
    /** What a user has written, and who. */
    message?: { senderId: number; text: string };
    /** Of the call that causes it, where that is the account's own. */
    locale?: Locale;
  };
}

export type QueueName = keyof JobData;

/** The job queue, which lives in the database. */
export interface Jobs {
  /** Adds a job; it exists exactly if the transaction of `executor` commits. */
  send<Name extends QueueName>(executor: Executor, name: Name, data: JobData[Name]): Promise<void>;
  /**
   * Starts to work on a queue, with so many jobs at a time. A handler that throws is called again
   * later, at longer and longer intervals, for days: what failed may be the disk. It is told which
   * attempt this is, the first being 1.
   */
  work<Name extends QueueName>(
    name: Name,
    concurrency: number,
    handler: (data: JobData[Name], attempt: number) => Promise<void>,
  ): Promise<void>;
  /** Removes mails in the queue, and what is left of those that were sent, of somebody who is gone. */
  forget(executor: Executor, user: { id: number; email: string }): Promise<void>;
  /** Whether running jobs are to end soon, those that are long where they can be taken up again. */
  isStopping(): boolean;
  /** Lets running jobs end, then stops. */
  stop(): Promise<void>;
}

const SCHEMA = 'pgboss';
const STOP_TIMEOUT_MS = 20_000;
const RETRY_LIMIT = 2000;
const LONGEST_RETRY_DELAY_S = 300;
const SOON = 0;
const LATER = -1;
const POLLING = {
  includeMetadata: true,
  pollingIntervalSeconds: 1,
  notifyPollingIntervalSeconds: 5,
} as const;

/** Most take seconds; a worker that says nothing for this long is gone. */
const QUEUES: Record<QueueName, { expireInSeconds: number; heartbeatSeconds: number }> = {
  'score-flight': { expireInSeconds: 600, heartbeatSeconds: 30 },
  'find-meetings': { expireInSeconds: 3600, heartbeatSeconds: 30 },
  'remove-files': { expireInSeconds: 600, heartbeatSeconds: 30 },
  'end-subscription': { expireInSeconds: 600, heartbeatSeconds: 30 },
  // Thousands of flights; it goes on where it was if it takes longer.
  'import-archive': { expireInSeconds: 12 * 3600, heartbeatSeconds: 30 },
  'send-push': { expireInSeconds: 600, heartbeatSeconds: 30 },
  'send-mail': { expireInSeconds: 600, heartbeatSeconds: 30 },
};

export interface JobsOptions {
  databaseUrl: string;
  log: Logger;
}

/** Opens the queue, making or upgrading its tables where needed. */
export async function openJobs({ databaseUrl, log }: JobsOptions): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    schema: SCHEMA,
    max: 4,
    useListenNotify: true,
    schedule: false,
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
  });
  // A connection on its way out may still be told that the database stops.
  let hasStopped = false;
  let isStopping = false;
  boss.on('error', ({ message }) => {
    if (!hasStopped) log.error({ reason: message }, 'job queue');
  });
  boss.on('warning', (warning) => log.warn({ warning }, 'job queue'));
  try {
    await boss.start();
    await createQueues(boss);
  } catch (error) {
    await boss.stop({ graceful: false });
    throw error;
  }
  return {
    async send(executor, name, data) {
      const priority = 'skipNotifications' in data ? LATER : SOON;
      await boss.send(name, data, { db: toBossDatabase(executor), priority });
    },
    async work(name, concurrency, handler) {
      for (let index = 0; index < concurrency; index += 1) {
        const worker = await boss.work<JobData[typeof name]>(name, POLLING, async ([job]) => {
          try {
            if (job) await handler(job.data, job.retryCount + 1);
          } finally {
            // Where there was one job there may be more: ask again at once.
            boss.notifyWorker(worker);
          }
        });
      }
    },
    async forget(executor, { id, email }) {
      await sql`
        delete from pgboss.job where name = 'send-mail' and (
          data -> 'account' ->> 'id' = ${String(id)} or
          lower(${email}) in (lower(data -> 'account' ->> 'email'), lower(data ->> 'to'),
            lower(data ->> 'address')))`.execute(executor);
    },
    isStopping: () => isStopping,
    async stop() {
      isStopping = true;
      await boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS });
      hasStopped = true;
    },
  };
}

async function createQueues(boss: PgBoss): Promise<void> {
  for (const [name, options] of Object.entries(QUEUES)) {
    await boss.createQueue(name, {
      ...options,
      notify: true,
      retryLimit: RETRY_LIMIT,
      retryDelay: 2,
      retryBackoff: true,
      retryDelayMax: LONGEST_RETRY_DELAY_S,
      deleteAfterSeconds: 3600,
    });
  }
}

/** Lets the queue write inside a transaction of ours. */
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
