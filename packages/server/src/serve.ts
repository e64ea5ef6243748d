import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from './config/config.js';
import { ConfigError } from './config/config.js';
import type { Database } from './database/database.js';
import { type Instance, openInstance } from './database/instance.js';
import { openFileStore } from './files/file-store.js';
import { requeueUnscored } from './flights/score-flight.js';
import { createApp } from './http/app.js';
import { networkAddresses } from './http/network-addresses.js';
import { openJobs } from './jobs/jobs.js';
import { startWork } from './jobs/start-work.js';
import { createWorkerPool } from './jobs/worker-pool.js';
import { operations } from './operations.js';
import { seedReference } from './reference/seed-reference.js';
import type { Services } from './services.js';
import { removeOldAttempts } from './users/password-attempts.js';
import { createSuperuserLink } from './users/superuser-link.js';
import { createAuthenticate, removeExpiredTokens } from './users/tokens.js';

const HOUR_MS = 3_600_000;

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
  checkAnswers?: boolean;
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

/** @throws {ConfigError} If a setting or the surroundings do not let it start. */
export async function startServer(options: ServerOptions): Promise<Server> {
  const { config, log } = options;
  const instance = await openInstance({
    config,
    // A worker by itself helps the server that runs on the same data folder.
    join: !options.roles.serve,
    // The driver hangs the whole connection on its errors.
    onError: ({ message }) => log.error({ reason: message }, 'database connection'),
  });
  try {
    return await startOn(instance, options);
  } catch (error) {
    await instance.close();
    throw error;
  }
}

async function startOn(instance: Instance, options: ServerOptions): Promise<Server> {
  const { config, log, clock, roles, checkAnswers = false } = options;
  const { db } = instance;
  await seedReference(db);
  await sweep(db, clock());
  const sweeping = setInterval(() => {
    sweep(db, clock()).catch((error: unknown) => {
      log.error({ err: error }, 'sweeping');
    });
  }, HOUR_MS);
  const jobs = await openJobs({ databaseUrl: instance.databaseUrl, log });
  // One thread more than jobs, so that a file that comes in need not wait for a score.
  const workers = createWorkerPool(config.scoringThreads + 1);
  let app: FastifyInstance | undefined;
  const services: Services = {
    config,
    publicUrl: () => config.publicUrl ?? localUrl(app),
    db,
    files: openFileStore(instance.filesFolder),
    jobs,
    workers,
    clock,
    log,
  };
  const stop = async () => {
    clearInterval(sweeping);
    await app?.close();
    await jobs.stop();
    await workers.stop();
    await instance.close();
  };
  try {
    if (roles.serve) {
      const authenticate = createAuthenticate(services);
      app = await createApp({ services, operations, authenticate, checkAnswers });
      await listen(app, config);
    }
    if (roles.work) {
      // Jobs of a process that was killed come back by themselves, but only after a while.
      if (instance.isSole) await requeueUnscored(services);
      await startWork(services);
    }
    const token = roles.serve ? await createSuperuserLink(db, clock()) : undefined;
    return {
      address: services.publicUrl(),
      networkAddresses: networkAddresses(config.host, portOf(app)),
      services,
      superuserLink: token && `${services.publicUrl()}/auth/superuser/${token}`,
      lost: instance.lost,
      stop,
    };
  } catch (error) {
    clearInterval(sweeping);
    await app?.close();
    await jobs.stop();
    await workers.stop();
    throw error;
  }
}

/** Removes from the database what time has made void. */
async function sweep(db: Database, now: Date): Promise<void> {
  await removeExpiredTokens(db, now);
  await removeOldAttempts(db, now);
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
