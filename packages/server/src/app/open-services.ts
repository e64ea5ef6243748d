import { join } from 'node:path';
import type { Logger } from 'pino';
import { openBasemap } from '../basemap/open-basemap.js';
import { openPayments } from '../billing/payments.js';
import { openCentralCompetitions } from '../central-competitions/open-central-competitions.js';
import { createEventFeed } from '../events/event-feed.js';
import { MAX_WAITING_COACHES } from '../flights/detail/getFlightCoach.js';
import { openImportRunner } from '../imports/import-runner.js';
import type { PushNetwork } from '../notifications/public-network.js';
import { openPush } from '../notifications/push.js';
import type { Config } from '../platform/config/config.js';
import { readInstanceSecret } from '../platform/config/instance-secret.js';
import { makeFolder } from '../platform/database/data-folder.js';
import type { OpenInstance } from '../platform/database/instance.js';
import { openFileStore } from '../platform/files/file-store.js';
import { openTempStorage } from '../platform/files/temp-storage.js';
import { openMailer } from '../platform/mail/mailer.js';
import { openJobs } from '../platform/queue/jobs.js';
import { createSharedQueue } from '../platform/queue/shared-queue.js';
import { createWorkerPool, type WorkerPool } from '../platform/queue/worker-pool.js';
import { TILE_QUEUE } from '../platform/tiles/tile-queue.js';
import { openTerrain } from '../terrain/open-terrain.js';
import { terrainOptions } from '../terrain/terrain-options.js';
import type { AppServices } from './app-services.js';
import { QUEUES } from './jobs.js';

export interface ServicesOptions {
  config: Config;
  log: Logger;
  clock: () => Date;
  instance: OpenInstance;
  publicUrl: () => string;
  pushNetwork: PushNetwork;
  /** Threads that the caller shares among servers and stops. */
  workers: WorkerPool | undefined;
  /** Script of the worker threads. */
  workerFile: string;
  signal?: AbortSignal | undefined;
}

/**
 * Opens all services.
 *
 * @param started Receives a function that stops each service. Call them from last to first.
 */
export async function openServices(
  {
    config,
    log,
    clock,
    instance,
    publicUrl,
    pushNetwork,
    workerFile,
    signal,
    ...options
  }: ServicesOptions,
  started: (() => Promise<void>)[],
): Promise<AppServices> {
  const { db, databaseUrl, filesFolder, dataFolder, isSole } = instance;
  const { onFault, ...poolOptions } = terrainOptions(config, log);
  const terrain = await openTerrain(config.terrain, onFault);
  const basemap = await openBasemap({
    config: config.basemap,
    onFault: (reason) => log.warn({ reason }, 'basemap: its archive cannot be read'),
    now: Date.now,
  });
  // One more thread than jobs, so that an upload does not wait for scoring.
  const workers =
    options.workers ??
    createWorkerPool({ threads: config.scoringThreads + 1, file: workerFile, ...poolOptions });
  if (!options.workers) started.push(() => workers.stop());
  const imports = openImportRunner(workerFile);
  started.push(() => imports.workers.stop());
  const tempFolder = join(dataFolder, 'tmp');
  makeFolder(tempFolder, 0o700);
  const jobs = await openJobs({ databaseUrl, queues: QUEUES, log });
  started.push(() => jobs.stop());
  signal?.throwIfAborted();
  const outbox = join(dataFolder, 'outbox');
  const from = config.mailFrom ?? defaultSender(config);
  const mailer = openMailer({ smtpUrl: config.smtpUrl, from, outbox, clock });
  started.push(async () => mailer.close());
  const secret = readInstanceSecret(config.secret, dataFolder);
  return {
    config,
    publicUrl,
    db,
    files: openFileStore(filesFolder),
    tempStorage: await openTempStorage({ folder: tempFolder, isSole }),
    jobs,
    mailer,
    secret,
    workers,
    clock,
    log,
    payments: config.paddle && (await openPayments({ config: config.paddle, secret, log })),
    push: openPush({ secret, subject: pushSubject(config), network: pushNetwork }),
    imports,
    terrain,
    basemap,
    centralCompetitions: openCentralCompetitions(config.soaringspot, { log, clock }),
    events: createEventFeed({ db, log, isLimited: config.rateLimit }),
    tileQueue: createSharedQueue(TILE_QUEUE),
    coachQueue: createSharedQueue({
      atATime: config.scoringThreads,
      waiting: MAX_WAITING_COACHES,
    }),
  };
}

function defaultSender({ publicUrl }: Config): string {
  const host = publicUrl ? new URL(publicUrl).hostname : 'localhost';
  return `Cloudstreet <no-reply@${host}>`;
}

/** Address at which push services contact the operator about invalid messages. */
function pushSubject({ contact, publicUrl }: Config): string {
  if (contact !== undefined) return `mailto:${contact}`;
  return publicUrl?.startsWith('https:') ? publicUrl : 'mailto:no-reply@localhost';
}
