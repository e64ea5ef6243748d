import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, ConfigError } from '../config/config.js';
import { dataFolderPath, prepareDataFolder } from './data-folder.js';
import { checkServer, type Database, ensureDatabase, openDatabase } from './database.js';
import { findRunningEngine, startEngine } from './embedded-engine.js';
import { engineUser } from './engine-user.js';
import { findLockHolder, lockFolder } from './folder-lock.js';
import { migrate } from './migrate.js';

/** The data of an instance: its database, migrated, and the folder of its files. */
export interface Instance {
  readonly db: Database;
  readonly databaseUrl: string;
  readonly filesFolder: string;
  /** Whether no other process can be at work on this database. */
  readonly isSole: boolean;
  /** Resolves when a database of our own ends without being asked. */
  readonly lost: Promise<void>;
  close(): Promise<void>;
}

export interface InstanceOptions {
  config: Config;
  /** Joins the database of a server that runs on the same data folder, as commands do. */
  join?: boolean;
  onError?: (error: Error) => void;
}

const DATABASE_NAME = 'cloudstreet';
const ENGINE_CHECK_MS = 1000;

/** @throws {ConfigError} If the data folder or the database cannot be used. */
export async function openInstance(options: InstanceOptions): Promise<Instance> {
  const { config, onError = () => {} } = options;
  const source = config.databaseUrl
    ? externalSource(config, config.databaseUrl)
    : await embeddedSource(config, options.join ?? false);
  const db = openDatabase({ url: source.databaseUrl, onError });
  const close = async () => {
    await db.destroy();
    await source.close();
  };
  try {
    await checkServer(db);
    await migrate(db);
  } catch (error) {
    await close();
    throw error;
  }
  return { ...source, db, close };
}

type Source = Omit<Instance, 'db'>;

function externalSource(config: Config, databaseUrl: string): Source {
  const filesFolder = join(config.data.path, 'files');
  try {
    mkdirSync(filesFolder, { recursive: true });
  } catch (error) {
    throw new ConfigError(`The data folder ${config.data.path}: ${(error as Error).message}.`);
  }
  return { databaseUrl, filesFolder, isSole: false, lost: never(), close: async () => {} };
}

async function embeddedSource(config: Config, mayJoin: boolean): Promise<Source> {
  const user = engineUser();
  const folder = dataFolderPath(config.data, user);
  const filesFolder = join(folder, 'files');
  if (mayJoin && findLockHolder(folder) !== undefined) {
    const url = findRunningEngine(folder);
    if (!url) throw new ConfigError(`The server on ${folder} is not ready yet; try again.`);
    return {
      databaseUrl: await ensureDatabase(url, DATABASE_NAME),
      filesFolder,
      isSole: false,
      lost: untilEngineEnds(folder, url),
      close: async () => {},
    };
  }
  prepareDataFolder(folder, user);
  const lock = lockFolder(folder);
  mkdirSync(filesFolder, { recursive: true, mode: 0o700 });
  const engine = await startEngine({ folder });
  let closing = false;
  return {
    databaseUrl: await ensureDatabase(engine.url, DATABASE_NAME),
    filesFolder,
    isSole: true,
    lost: engine.ended.then(() => (closing ? never() : undefined)),
    async close() {
      closing = true;
      await engine.stop();
      lock.release();
    },
  };
}

/** The server that was joined owns the engine: it may end any time, and come back elsewhere. */
function untilEngineEnds(folder: string, url: string): Promise<void> {
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      if (findRunningEngine(folder) === url) return;
      clearInterval(timer);
      resolve();
    }, ENGINE_CHECK_MS).unref();
  });
}

function never(): Promise<void> {
  return new Promise(() => {});
}
