import { join } from 'node:path';
import { type Config, ConfigError } from '../config/config.js';
import { dataFolderPath, makeFolder, prepareDataFolder } from './data-folder.js';
import { checkServer, type Database, ensureDatabase, openDatabase } from './database.js';
import { findRunningEngine } from './embedded-engine.js';
import { engineUser } from './engine-user.js';
import { findLockHolder, lockFolder } from './folder-lock.js';
import { keepRunning } from './keep-running.js';
import { migrate } from './migrate.js';
import { untilAborted } from './until-aborted.js';

/** The migrated database of an instance, and the folder of its files. */
export interface OpenInstance {
  readonly db: Database;
  readonly databaseUrl: string;
  readonly filesFolder: string;
  /** Alternative folder for the files of an instance. */
  readonly dataFolder: string;
  /** Location of the database for messages: its folder, or the host of an external one. */
  readonly place: string;
  /** Whether no other process can use this database. */
  readonly isSole: boolean;
  /** Resolves when the server ends whose database was joined. */
  readonly lost: Promise<void>;
  close(): Promise<void>;
}

export interface InstanceOptions {
  config: Config;
  /** Joins the database of a server that runs on the same data folder, as commands do. */
  join?: boolean;
  /** Maximum duration of a statement; unlimited by default. */
  statementTimeoutMs?: number;
  /** Keeps the plans of statements marked with `PREPARED` on each connection. */
  preparesMarked?: boolean;
  /** Aborts the opening and stops everything that was started. */
  signal?: AbortSignal | undefined;
  onError?: (error: Error) => void;
}

const DATABASE_NAME = 'cloudstreet';
const LOCK_CHECK_MS = 1000;
/** Processes that the embedded database has connections for: the server, workers and commands. */
const PROCESSES = 4;
/** Connections of each process beside its pool: for jobs, and for the start. */
const OTHER_CONNECTIONS = 6;

/**
 * @throws {ConfigError} If the data folder or the database cannot be used.
 * @throws The reason of `signal`.
 */
export async function openInstance(options: InstanceOptions): Promise<OpenInstance> {
  const {
    config,
    statementTimeoutMs,
    preparesMarked = false,
    signal,
    onError = () => {},
  } = options;
  const source = config.databaseUrl
    ? await externalSource(config, config.databaseUrl)
    : await embeddedSource(config, options);
  const { databaseUrl } = source;
  try {
    await migrateAll(databaseUrl, signal);
  } catch (error) {
    await source.close();
    throw error;
  }
  const db = openDatabase({
    url: databaseUrl,
    connections: config.databaseConnections,
    onError,
    preparesMarked,
    ...(statementTimeoutMs && { statementTimeoutMs }),
  });
  const close = async () => {
    await db.destroy();
    await source.close();
  };
  return { ...source, db, close };
}

/** Migrates on separate connections, without a limit on the duration of statements. */
async function migrateAll(url: string, signal: AbortSignal | undefined): Promise<void> {
  const db = openDatabase({ url });
  try {
    await untilAborted(signal, migrate(db));
  } finally {
    await db.destroy();
  }
}

type InstanceSource = Omit<OpenInstance, 'db'>;

async function externalSource(config: Config, databaseUrl: string): Promise<InstanceSource> {
  const filesFolder = join(config.data.path, 'files');
  makeFolder(config.data.path);
  makeFolder(filesFolder);
  await checkServer(databaseUrl);
  const place = new URL(databaseUrl).host;
  return {
    databaseUrl,
    filesFolder,
    dataFolder: config.data.path,
    place,
    isSole: false,
    lost: never(),
    close: async () => {},
  };
}

async function embeddedSource(
  config: Config,
  { join: mayJoin = false, signal, onError = () => {} }: InstanceOptions,
): Promise<InstanceSource> {
  const user = engineUser();
  const folder = dataFolderPath(config.data, user);
  const filesFolder = join(folder, 'files');
  const server = mayJoin ? findLockHolder(folder) : undefined;
  if (server !== undefined) {
    const url = findRunningEngine(folder);
    if (!url) throw new ConfigError(`The server on ${folder} is not ready yet; try again.`);
    return {
      databaseUrl: await ensureDatabase(url, DATABASE_NAME),
      filesFolder,
      dataFolder: folder,
      place: folder,
      isSole: false,
      lost: untilUnlocked(folder, server),
      close: async () => {},
    };
  }
  prepareDataFolder(folder, user);
  const lock = lockFolder(folder);
  let engine: Awaited<ReturnType<typeof keepRunning>> | undefined;
  const close = async () => {
    await engine?.stop();
    lock.release();
  };
  try {
    makeFolder(filesFolder, 0o700);
    engine = await keepRunning({
      folder,
      signal,
      onError,
      settings: [`max_connections=${maxConnections(config)}`],
    });
    return {
      databaseUrl: await ensureDatabase(engine.url, DATABASE_NAME),
      filesFolder,
      dataFolder: folder,
      place: folder,
      isSole: true,
      lost: never(),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Resolves when the process that holds the lock of the folder has ended. */
function untilUnlocked(folder: string, holder: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      if (findLockHolder(folder) === holder) return;
      clearInterval(timer);
      resolve();
    }, LOCK_CHECK_MS).unref();
  });
}

/** Never fewer than PostgreSQL allows by itself. */
function maxConnections({ databaseConnections }: Config): number {
  return Math.max(100, PROCESSES * (databaseConnections + OTHER_CONNECTIONS));
}

function never(): Promise<void> {
  return new Promise(() => {});
}
