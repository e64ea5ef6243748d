import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { ConfigError, readConfig } from '../platform/config/config.js';
import { type Database, ensureDatabase, openDatabase } from '../platform/database/database.js';
import { findRunningEngine } from '../platform/database/embedded-engine.js';
import { copyDataFolder } from '../testing/copy-data-folder.js';
import { startServer } from './serve.js';

/** Advisory lock that Kysely holds while it migrates. */
const MIGRATION_LOCK = sql.lit('3853314791062309107');
const DATABASE = 'test_start';

let folder: string;
let databaseUrl: string;
let admin: Database;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cloudstreet-serve-'));
  databaseUrl = await ensureDatabase(inject('testDatabaseUrl'), DATABASE);
  admin = openDatabase({ url: databaseUrl });
});

afterEach(async () => {
  await admin.destroy();
  const maintenance = openDatabase({ url: inject('testDatabaseUrl') });
  await sql`drop database ${sql.id(DATABASE)} with (force)`.execute(maintenance);
  await maintenance.destroy();
  await rm(folder, { recursive: true });
});

function start(signal: AbortSignal, log = pino({ level: 'silent' })) {
  return startServer({
    config: {
      ...readConfig({}),
      port: 0,
      data: { path: folder, chosen: true },
      databaseUrl,
      scoringThreads: 1,
    },
    log,
    clock: () => new Date(),
    roles: { serve: true, work: true },
    signal,
  });
}

/** Connections other than our own that wait for a lock, or exist at all. */
async function others(waiting: boolean): Promise<number> {
  const { rows } = await sql`select 1 from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()
      and (not ${waiting} or wait_event_type = 'Lock')`.execute(admin);
  return rows.length;
}

test('a start that waits for another migration can be stopped', async () => {
  const stopping = new AbortController();
  await admin.transaction().execute(async (migrating) => {
    await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(migrating);
    const started = start(stopping.signal);
    while ((await others(true)) === 0);
    stopping.abort();
    await expect(started).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
  });
});

test('a start that is stopped at once leaves no connection', async () => {
  await expect(start(AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
  while ((await others(false)) > 0);
});

test('the log mentions once that addresses are not verified, and where mails are stored', async () => {
  const lines: string[] = [];
  const log = pino({}, { write: (line) => lines.push(line) });
  const server = await start(new AbortController().signal, log);
  await server.stop();
  const notices = lines.filter((line) => line.includes('accounts are verified at once'));
  expect(notices).toHaveLength(1);
  expect(JSON.parse(notices[0]!).msg).toContain(`mails kept in ${join(folder, 'outbox')}`);
});

test('a start on a taken port is refused and stops its database', async () => {
  await copyDataFolder(inject('dataFolder'), folder);
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const data = { path: folder, chosen: true };
  const { databaseUrl: _, ...config } = { ...readConfig({}), port, data, scoringThreads: 1 };
  const starting = startServer({
    config,
    log: pino({ level: 'silent' }),
    clock: () => new Date(),
    roles: { serve: true, work: true },
  });
  await expect(starting).rejects.toThrow(
    new ConfigError(`CLOUDSTREET_PORT: port ${port} is in use; choose another with --port.`),
  );
  other.close();
  expect(findRunningEngine(folder)).toBeUndefined();
});
