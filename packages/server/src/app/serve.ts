import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { removeDeletedAccounts } from '../account-deletion/remove-deleted-accounts.js';
import { removeUsedCaptchas } from '../accounts/captcha.js';
import { removeExpiredLinks, removeUnverifiedAccounts } from '../accounts/mail-links.js';
import { removeOldAttempts } from '../accounts/password-attempts.js';
import { createSuperuserLink } from '../accounts/superuser-link.js';
import { createAuthenticate, removeExpiredTokens } from '../accounts/tokens.js';
import { openPayments } from '../billing/payments.js';
import { createFlightCards } from '../flights/card/flight-card.js';
import { requeueUnscored } from '../flights/scoring/score-flight.js';
import { openImportRunner } from '../imports/import-runner.js';
import { removeOldImports, requeueImports } from '../imports/keep-imports.js';
import { type PushNetwork, publicNetwork } from '../notifications/public-network.js';
import { openPush } from '../notifications/push.js';
import { removeOldNotifications } from '../notifications/queries.js';
import { describePage } from '../pages/describe-page.js';
import { mayUsePlan } from '../plans/may-use-plan.js';
import { keepPlans, removeOldPaymentEvents } from '../plans/queries.js';
import type { Config } from '../platform/config/config.js';
import { ConfigError } from '../platform/config/config.js';
import { readInstanceSecret } from '../platform/config/instance-secret.js';
import { makeFolder } from '../platform/database/data-folder.js';
import { removeOldCounts } from '../platform/database/hourly-count.js';
import { type Instance, openInstance } from '../platform/database/instance.js';
import { openFileStore } from '../platform/files/file-store.js';
import { isPublicFile } from '../platform/files/remove-files.js';
import { openTempStorage } from '../platform/files/temp-storage.js';
import { networkAddresses } from '../platform/http/network-addresses.js';
import { openMailer } from '../platform/mail/mailer.js';
import { openJobs } from '../platform/queue/jobs.js';
import { createSharedQueue } from '../platform/queue/shared-queue.js';
import { createWorkerPool, type WorkerPool } from '../platform/queue/worker-pool.js';
import type { Services } from '../platform/services.js';
import { seedReference } from '../reference/seed-reference.js';
import { updatePopularity } from '../search/update-popularity.js';
import { openTerrain } from '../terrain/open-terrain.js';
import { terrainOptions } from '../terrain/terrain-options.js';
import { createApp } from './create-app.js';
import { operations } from './operations.js';
import { startWork } from './start-work.js';

const HOUR_MS = 3_600_000;
/** Of each source of tiles; some come from far. */
const TILES = { atATime: 8, waiting: 1000 };
/** More would wait longer than a reader does. */
const MAX_COACHES = 30;
/** No call and no job of ours comes near it; what does has met a lock or a mistake. */
const STATEMENT_TIMEOUT_MS = 30_000;

/** What a process does: answer requests, work on jobs, or both. */
export interface Roles {
  readonly serve: boolean;
  readonly work: boolean;
}

export interface ServerOptions {
  config: Config;
  log: Logger;
  clock: () => Date;
  roles: Roles;
  /** Checks every answer against the contract. */
  checkResponses?: boolean;
  /** Threads that the caller shares among servers and ends; the server starts its own by default. */
  workers?: WorkerPool | undefined;
  /** Module of the server's own threads; the build or the sources by default. */
  workerFile?: string;
  /** Where push messages go to; left out: push services of the public internet alone. */
  pushNetwork?: PushNetwork;
  /** Ends the start; then what was started is stopped again. */
  signal?: AbortSignal;
}

/** A running server. */
export interface Server {
  /** Where people reach it; empty for one that only works on jobs. */
  readonly address: string;
  /** Where other devices of the network reach it, as far as they do. */
  readonly networkAddresses: readonly string[];
  readonly services: Services;
  /** Link that makes its visitor superuser, while there is none. */
  readonly superuserLink: string | undefined;
  /** Resolves when the embedded database ends without being asked. */
  readonly lost: Promise<void>;
  /** Answers what is being asked, ends running jobs, then the database. */
  stop(): Promise<void>;
}

/**
 * @throws {ConfigError} If a setting or the surroundings do not let it start.
 * @throws The reason of `signal`.
 */
export async function startServer(options: ServerOptions): Promise<Server> {
  const { config, log, roles, signal } = options;
  const instance = await openInstance({
    config,
    // A worker by itself helps the server that runs on the same data folder.
    join: !roles.serve,
    statementTimeoutMs: STATEMENT_TIMEOUT_MS,
    preparesMarked: true,
    signal,
    // The driver hangs the whole connection on its errors.
    onError: ({ message }) => log.error({ reason: message }, 'database connection'),
  });
  const started = [() => instance.close()];
  const stop = async () => {
    for (const end of started.splice(0).toReversed()) await end();
  };
  try {
    return { ...(await startOn(instance, options, started)), lost: instance.lost, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** @param started Takes how to end each thing that is started, to be ended from the last to the first. */
async function startOn(
  instance: Instance,
  {
    config,
    log,
    clock,
    roles,
    signal,
    pushNetwork = publicNetwork,
    checkResponses = false,
    workers: sharedWorkers,
    workerFile: file,
  }: ServerOptions,
  started: (() => Promise<void>)[],
): Promise<Omit<Server, 'lost' | 'stop'>> {
  const ground = terrainOptions(config, log);
  const terrain = await openTerrain(config.terrain, ground.onTerrainFault);
  const { db, databaseUrl, filesFolder, dataFolder, isSole } = instance;
  await seedReference(db);
  // One thread more than jobs, so that a file that comes in need not wait for a score.
  const workers = sharedWorkers ?? createWorkerPool(config.scoringThreads + 1, { ...ground, file });
  if (!sharedWorkers) started.push(() => workers.stop());
  const imports = openImportRunner();
  started.push(() => imports.workers.stop());
  const tempFolder = join(dataFolder, 'tmp');
  makeFolder(tempFolder, 0o700);
  const jobs = await openJobs({ databaseUrl, log });
  started.push(() => jobs.stop());
  signal?.throwIfAborted();
  const outbox = join(dataFolder, 'outbox');
  const from = config.mailFrom ?? defaultSender(config);
  const mailer = openMailer({ smtpUrl: config.smtpUrl, from, outbox, clock });
  started.push(async () => mailer.close());
  let app: FastifyInstance | undefined;
  const secret = readInstanceSecret(config.secret, dataFolder);
  const services: Services = {
    config,
    publicUrl: () => config.publicUrl ?? localUrl(app),
    db,
    files: openFileStore(filesFolder),
    tempStorage: await openTempStorage({ folder: tempFolder, isSole }),
    jobs,
    mailer,
    secret,
    payments: config.paddle && (await openPayments({ config: config.paddle, secret, log })),
    push: openPush({ secret, subject: pushSubject(config), network: pushNetwork }),
    workers,
    imports,
    terrain,
    tileQueue: createSharedQueue(TILES),
    coachQueue: createSharedQueue({ atATime: config.scoringThreads, waiting: MAX_COACHES }),
    clock,
    log,
  };
  started.push(scheduleCleanup(services));
  if (roles.serve) {
    if (!mailer.isSending) {
      log.info(
        `no mail server is configured: accounts are verified at once, mails kept in ${outbox}`,
      );
    }
    const authenticate = createAuthenticate(services);
    const files = {
      folder: filesFolder,
      flightCard: createFlightCards(services),
      isPublic: (key: string) => isPublicFile(db, key),
    };
    const created = await createApp({
      services,
      operations,
      authenticate,
      mayUsePlan: mayUsePlan(services),
      files,
      describePage: (url, acceptLanguage) => describePage(services, url, acceptLanguage),
      checkResponses,
    });
    started.push(() => created.close());
    await listen(created, config);
    app = created;
  }
  if (roles.work) {
    // Jobs of a process that was killed come back by themselves, but only after a while.
    if (isSole) {
      await requeueUnscored(services);
      await requeueImports(services);
    }
    await startWork(services);
  }
  const token = roles.serve ? await createSuperuserLink(db, clock()) : undefined;
  signal?.throwIfAborted();
  return {
    address: services.publicUrl(),
    networkAddresses: networkAddresses(config.host, portOf(app)),
    services,
    superuserLink: token && `${services.publicUrl()}/auth/superuser/${token}`,
  };
}

/**
 * Removes from the database what time has made void, and weighs what people search for; now and
 * every hour. Returns how to end that.
 */
function scheduleCleanup(services: Services) {
  const { db, clock, log } = services;
  const sweep = async () => {
    try {
      await removeExpiredTokens(db, clock());
      await removeExpiredLinks(db, clock());
      await removeUnverifiedAccounts(db, clock());
      await removeUsedCaptchas(db, clock());
      await removeOldAttempts(db, clock());
      await removeOldPaymentEvents(db, clock());
      await keepPlans(db, clock());
      await removeOldCounts(db, clock());
      await removeOldNotifications(db, clock());
      await updatePopularity(db);
      await removeDeletedAccounts(services);
      await removeOldImports(services);
      await services.tempStorage.removeOld();
    } catch (error) {
      log.error({ err: error }, 'sweeping');
    }
  };
  let current = sweep();
  const timer = setInterval(() => {
    current = sweep();
  }, HOUR_MS);
  return async () => {
    clearInterval(timer);
    await current;
  };
}

function defaultSender({ publicUrl }: Config): string {
  const host = publicUrl ? new URL(publicUrl).hostname : 'localhost';
  return `Cloudstreet <no-reply@${host}>`;
}

/** Where push services turn to when something is wrong with what they are sent. */
function pushSubject({ contact, publicUrl }: Config): string {
  if (contact !== undefined) return `mailto:${contact}`;
  return publicUrl?.startsWith('https:') ? publicUrl : 'mailto:no-reply@localhost';
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') {
      throw new ConfigError(
        `CLOUDSTREET_PORT: port ${port} is in use; choose another with --port.`,
      );
    }
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EACCES') {
      throw new ConfigError(`CLOUDSTREET_HOST: cannot listen on ${host}:${port} (${code}).`);
    }
    throw error;
  }
}

function localUrl(app: FastifyInstance | undefined): string {
  return app ? `http://localhost:${portOf(app)}` : '';
}

/** 0 where nothing listens. */
function portOf(app: FastifyInstance | undefined): number {
  const address = app?.server.address();
  return address && typeof address !== 'string' ? address.port : 0;
}
