import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { ConfigError } from '../config/config.js';
import { engineBinaries } from './engine-binaries.js';
import { type EngineUser, engineUser } from './engine-user.js';
import { findCommandLine, isAlive } from './process-identity.js';

/** A running embedded PostgreSQL. */
export interface Engine {
  /** Address of its maintenance database, including the password. */
  readonly url: string;
  readonly port: number;
  /** Resolves when the engine has ended for any reason. */
  readonly ended: Promise<void>;
  /** Stops the engine gracefully. Has no effect if it has already ended. */
  stop(): Promise<void>;
}

export interface EngineOptions {
  /** A folder that `prepareDataFolder` created and `lockFolder` locked. */
  folder: string;
  /** Further server settings, `name=value`. */
  settings?: readonly string[];
  /** Installation of PostgreSQL; by default that of the package. */
  installation?: Installation;
  /** Port of the engine; by default a free one. */
  port?: number;
  /** Aborts the start and stops everything that was started. */
  signal?: AbortSignal | undefined;
}

/** An installation of PostgreSQL. */
export interface Installation {
  /** Folder that contains `bin/postgres` and `bin/initdb`. */
  folder: string;
  /** Arguments of `initdb` that define how text is sorted. */
  localeArguments: readonly string[];
}

/** PostgreSQL's own provider sorts equally on every machine and needs no locale of the system. */
const BUILTIN_LOCALE = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];

const ROLE = 'cloudstreet';
const POLL_MS = 50;
const STOP_TIMEOUT_MS = 30_000;
const RESPONSE_TIMEOUT_MS = 5000;
/** Another process may take a free port before the engine starts. */
const PORT_ATTEMPTS = 5;

/**
 * Starts the database engine of a data folder, and creates its cluster at the first start. An
 * engine that outlived its killed server is stopped first. After a crash PostgreSQL recovers on its
 * own, and the start waits for it.
 *
 * @throws The reason of `signal`.
 */
export async function startEngine(options: EngineOptions): Promise<Engine> {
  const { folder, settings = [], signal } = options;
  const user = engineUser();
  const installation = options.installation ?? {
    folder: engineBinaries(user),
    localeArguments: BUILTIN_LOCALE,
  };
  const cluster = join(folder, 'postgres');
  await stopOrphan(cluster, signal);
  if (!existsSync(cluster)) await createCluster({ folder, installation, user, signal });
  const password = readPassword(folder);
  for (let attempt = 1; ; attempt += 1) {
    const port = options.port ?? (await freePort());
    signal?.throwIfAborted();
    const logFile = join(folder, 'postgres.log');
    const child = launch({ installation, user, cluster, logFile, port, settings });
    const url = engineUrl(password, port);
    const engine = toEngine(child, url, port);
    const running = await waitUntilReady(child, url, signal);
    if (signal?.aborted) await engine.stop();
    signal?.throwIfAborted();
    if (running) return engine;
    const isTaken = portWasTaken(logFile);
    if (options.port && isTaken) {
      throw new Error(
        `Another program uses port ${port}, at which the database ran before. ` +
          'Stop that program, or restart Cloudstreet, which then uses another port.',
      );
    }
    if (options.port || attempt === PORT_ATTEMPTS || !isTaken) {
      throw new Error(
        `The database engine did not start; the end of ${logFile}:\n${tail(logFile)}`,
      );
    }
  }
}

/**
 * Returns the address of the engine that runs on this data folder, for commands beside a server.
 */
export function findRunningEngine(folder: string): string | undefined {
  const process = readPostmaster(join(folder, 'postgres'));
  return process && engineUrl(readPassword(folder), process.port);
}

interface NewCluster {
  folder: string;
  installation: Installation;
  user: EngineUser | undefined;
  signal: AbortSignal | undefined;
}

/** Created under another name and renamed, so that an aborted start leaves no partial cluster. */
async function createCluster({ folder, installation, user, signal }: NewCluster): Promise<void> {
  const unfinished = join(folder, 'postgres.new');
  const passwordFile = join(folder, 'postgres.new.password');
  const password = randomBytes(24).toString('hex');
  rmSync(unfinished, { recursive: true, force: true });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  writeFileSync(join(folder, 'postgres.password'), password, { mode: 0o600 });
  mkdirSync(unfinished, { mode: 0o700 });
  if (user) {
    for (const path of [unfinished, passwordFile]) chownSync(path, user.uid, user.gid);
  }
  await runInitdb({ installation, user, signal }, [
    `--pgdata=${unfinished}`,
    `--username=${ROLE}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    ...installation.localeArguments,
    '--data-checksums',
  ]);
  rmSync(passwordFile);
  renameSync(unfinished, join(folder, 'postgres'));
}

/** Runs `initdb` in its own session as well, because Ctrl-C would look like a failure. */
async function runInitdb(
  { installation, user, signal }: Omit<NewCluster, 'folder'>,
  args: string[],
): Promise<void> {
  const child = spawn(join(installation.folder, 'bin', 'initdb'), args, {
    cwd: '/',
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...user,
  });
  const interrupt = () => child.kill('SIGINT');
  signal?.addEventListener('abort', interrupt, { once: true });
  const output: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
  const [code] = (await once(child, 'close')) as [number | null];
  signal?.removeEventListener('abort', interrupt);
  signal?.throwIfAborted();
  if (code !== 0) {
    throw new Error(`The database could not be made:\n${Buffer.concat(output).toString()}`);
  }
}

interface EngineLaunch {
  installation: Installation;
  user: EngineUser | undefined;
  cluster: string;
  logFile: string;
  port: number;
  settings: readonly string[];
}

/**
 * Starts it in its own session, so that Ctrl-C or a closed terminal reaches only the server, which
 * then stops the engine.
 */
function launch({
  installation,
  user,
  cluster,
  logFile,
  port,
  settings,
}: EngineLaunch): ChildProcess {
  const all = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'log_timezone=UTC',
    'timezone=UTC',
    // Queries read indexes and take milliseconds, so compiling them would take longer. Random reads
    // are cheap on a solid-state disk.
    'jit=off',
    'random_page_cost=1.1',
    `shared_buffers=${sharedBuffersMb()}MB`,
    'work_mem=16MB',
    ...settings,
  ];
  // It contains the data of statements.
  const log = openSync(logFile, 'w', 0o600);
  const child = spawn(
    join(installation.folder, 'bin', 'postgres'),
    ['-D', cluster, '-p', String(port), ...all.flatMap((setting) => ['-c', setting])],
    { cwd: '/', detached: true, stdio: ['ignore', log, log], ...user },
  );
  closeSync(log);
  return child;
}

const MB = 2 ** 20;
const MIN_BUFFERS_MB = 128;
const MAX_BUFFERS_MB = 4096;
/** Share of memory for buffers. The rest is for the server, its workers and the file cache. */
const BUFFERS_SHARE = 1 / 8;

/** The system provides this memory as pages are read, not at the start. */
function sharedBuffersMb(): number {
  const machine = totalmem();
  const memory = Math.min(machine, process.constrainedMemory() || machine);
  const share = Math.floor((memory * BUFFERS_SHARE) / MB);
  return Math.min(Math.max(share, MIN_BUFFERS_MB), MAX_BUFFERS_MB);
}

/**
 * Returns false if the engine ended or the caller aborted. Recovery after a crash may take long.
 */
async function waitUntilReady(
  child: ChildProcess,
  url: string,
  signal: AbortSignal | undefined,
): Promise<boolean> {
  let failure: Error | undefined;
  child.once('error', (error) => {
    failure = error;
  });
  for (;;) {
    if (failure) throw failure;
    if (signal?.aborted || child.exitCode !== null || child.signalCode !== null) return false;
    if (await isResponding(url)) return true;
    await delay(POLL_MS);
  }
}

async function isResponding(url: string): Promise<boolean> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: RESPONSE_TIMEOUT_MS,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    return true;
  } catch (error) {
    if ((error as { code?: string }).code === '28P01') {
      throw new ConfigError('The password in postgres.password is not the one of the database.');
    }
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

function toEngine(child: ChildProcess, url: string, port: number): Engine {
  // The engine stops with this process, unless the process is killed.
  const interrupt = () => child.kill('SIGINT');
  process.on('exit', interrupt);
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => {
      process.off('exit', interrupt);
      resolve();
    });
  });
  const running = () => child.exitCode === null && child.signalCode === null;
  return {
    url,
    port,
    ended,
    async stop() {
      if (!running()) return;
      // Fast shutdown, which ends sessions and writes everything. SIGQUIT would leave the rest to
      // recovery.
      child.kill('SIGINT');
      const impatience = setTimeout(() => child.kill('SIGQUIT'), STOP_TIMEOUT_MS);
      await ended;
      clearTimeout(impatience);
    },
  };
}

/** Stops an engine whose server was killed with SIGKILL, after which PostgreSQL continues. */
async function stopOrphan(cluster: string, signal: AbortSignal | undefined): Promise<void> {
  const orphan = readPostmaster(cluster);
  if (!orphan) {
    removeForeignPid(cluster);
    return;
  }
  process.kill(orphan.pid, 'SIGINT');
  for (let waitedMs = 0; isAlive(orphan.pid); waitedMs += POLL_MS) {
    if (waitedMs === STOP_TIMEOUT_MS) process.kill(orphan.pid, 'SIGQUIT');
    signal?.throwIfAborted();
    await delay(POLL_MS);
  }
}

/** Reads `postmaster.pid`. Undefined unless its process is an engine of this cluster. */
function readPostmaster(cluster: string): { pid: number; port: number } | undefined {
  const [pid, , , port] = readPostmasterLines(cluster);
  const commandLine = pid ? findCommandLine(Number(pid)) : undefined;
  if (!commandLine?.includes(`-D ${cluster} `)) return undefined;
  return { pid: Number(pid), port: Number(port) };
}

/**
 * Removes a stale file, because PostgreSQL waits forever if its process id now belongs to another
 * process.
 */
function removeForeignPid(cluster: string): void {
  const [pid] = readPostmasterLines(cluster);
  if (pid && isAlive(Number(pid))) rmSync(join(cluster, 'postmaster.pid'));
}

function readPostmasterLines(cluster: string): string[] {
  try {
    return readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return [];
  }
}

function readPassword(folder: string): string {
  try {
    return readFileSync(join(folder, 'postgres.password'), 'utf8');
  } catch {
    throw new ConfigError(`The data folder ${folder} has a database but no postgres.password.`);
  }
}

function engineUrl(password: string, port: number): string {
  return `postgres://${ROLE}:${password}@127.0.0.1:${port}/postgres`;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (!address || typeof address === 'string') throw new Error('No free port.');
  return address.port;
}

function portWasTaken(logFile: string): boolean {
  return tail(logFile).includes('Address already in use');
}

function tail(file: string): string {
  return readFileSync(file, 'utf8').slice(-2000);
}
