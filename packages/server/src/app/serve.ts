import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { createSuperuserLink } from '../accounts/superuser-link.js';
import { createAuthenticate } from '../accounts/tokens.js';
import { type PushNetwork, publicNetwork } from '../notifications/public-network.js';
import { describePage } from '../pages/describe-page.js';
import { mayUsePlan } from '../plans/may-use-plan.js';
import { type Config, ConfigError } from '../platform/config/config.js';
import { type Database, openDatabase } from '../platform/database/database.js';
import { type OpenInstance, openInstance } from '../platform/database/instance.js';
import { isPublicFile } from '../platform/files/remove-files.js';
import { networkAddresses } from '../platform/http/network-addresses.js';
import type { WorkerPool } from '../platform/queue/worker-pool.js';
import { seedReference } from '../reference/seed-reference.js';
import type { AppServices } from './app-services.js';
import { createApp } from './create-app.js';
import { startWork } from './jobs.js';
import { openServices } from './open-services.js';
import { fileReferences, operations, RESOURCES } from './resources.js';
import { scheduleCleanup } from './schedule-cleanup.js';
import { WORKER_FILE } from './worker-file.js';

/**
 * Much more than any statement of calls and jobs needs. A statement that reaches it waits for a
 * lock or is a mistake.
 */
const STATEMENT_TIMEOUT_MS = 30_000;

/** Roles of a process: serve requests, run jobs, or both. */
export interface Roles {
  readonly serve: boolean;
  readonly work: boolean;
}

export interface ServerOptions {
  config: Config;
  log: Logger;
  clock: () => Date;
  roles: Roles;
  /** Checks every response against the contract. */
  checkResponses?: boolean;
  /** Time between `stop` and the end of listening, for requests that are on their way. Default 0. */
  graceMs?: number;
  /**
   * Threads that the caller shares among servers and stops; by default the server starts its own.
   */
  workers?: WorkerPool | undefined;
  /** Script of the server's own threads; by default the build or the source. */
  workerFile?: string;
  /** Network of push messages; by default only push services on the public internet. */
  pushNetwork?: PushNetwork;
  /** Aborts the start and stops everything that was started. */
  signal?: AbortSignal;
}

/** A running server. */
export interface Server {
  /** Address to open in a browser. Empty if the server only runs jobs. */
  readonly address: string;
  /** Addresses for other devices of the network, if it listens there. */
  readonly networkAddresses: readonly string[];
  readonly services: AppServices;
  /** Link that makes its visitor a superuser. Undefined if there is a superuser. */
  readonly superuserLink: string | undefined;
  /** Resolves when the server ends whose database this one shares. */
  readonly lost: Promise<void>;
  /** Finishes running requests and jobs, then stops the database. */
  stop(): Promise<void>;
}

/**
 * Starts the server.
 * @throws The reason of `signal`.
 */
export async function startServer(options: ServerOptions): Promise<Server> {
  const { config, log, roles, signal } = options;
  const instance = await openInstance({
    config,
    // A separate worker supports the server that runs on the same data folder.
    join: !roles.serve,
    statementTimeoutMs: STATEMENT_TIMEOUT_MS,
    preparesMarked: true,
    signal,
    // The driver's errors hold the whole connection; only the message is logged.
    onError: ({ message }) => log.error({ reason: message }, 'database failed'),
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

/** @param started Receives a function that stops each part. Call them from last to first. */
async function startOn(
  instance: OpenInstance,
  options: ServerOptions,
  started: (() => Promise<void>)[],
): Promise<Omit<Server, 'lost' | 'stop'>> {
  const { config, log, clock, roles, signal, pushNetwork = publicNetwork } = options;
  const { workers, workerFile = WORKER_FILE } = options;
  const { db, isSole } = instance;
  let app: FastifyInstance | undefined;
  await seedReference(db);
  const publicUrl = () => config.publicUrl ?? localUrl(app);
  const services = await openServices(
    { config, log, clock, instance, publicUrl, pushNetwork, workers, workerFile, signal },
    started,
  );
  started.push(scheduleCleanup(services));
  if (roles.serve) {
    if (!services.mailer.isSending) {
      const outbox = join(instance.dataFolder, 'outbox');
      log.info(
        `no mail server is configured: accounts are verified at once, mails kept in ${outbox}`,
      );
    }
    const probedDatabase = openDatabase({ url: instance.databaseUrl, connections: 1 });
    started.push(() => probedDatabase.destroy());
    const created = await createHttpServer({ instance, services, probedDatabase }, options);
    started.push(() => created.close());
    // They would keep their connections open.
    started.push(async () => services.events.close());
    await listen(created, config);
    app = created;
  }
  if (roles.work) {
    // Jobs of a killed process return on their own, but only after some time.
    if (isSole) for (const { requeue } of RESOURCES) await requeue?.(services);
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

interface HttpServerParts {
  instance: OpenInstance;
  services: AppServices;
  probedDatabase: Database;
}

function createHttpServer(
  { instance: { filesFolder }, services, probedDatabase }: HttpServerParts,
  { checkResponses = false, graceMs }: ServerOptions,
): Promise<FastifyInstance> {
  return createApp({
    services,
    probedDatabase,
    operations,
    authenticate: createAuthenticate(services),
    mayUsePlan: mayUsePlan(services),
    files: {
      root: filesFolder,
      folders: RESOURCES.flatMap(({ servedFolders }) => servedFolders?.(services) ?? []),
      isPublic: (key) => isPublicFile(services.db, key, fileReferences),
    },
    describePage: (url, acceptLanguage) => describePage(services, url, acceptLanguage),
    graceMs,
    checkResponses,
  });
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

/** Port on which the server listens; 0 if it does not. */
function portOf(app: FastifyInstance | undefined): number {
  const address = app?.server.address();
  return address && typeof address !== 'string' ? address.port : 0;
}
