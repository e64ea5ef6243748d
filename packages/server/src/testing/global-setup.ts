import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { prepareDataFolder } from '../platform/database/data-folder.js';
import { ensureDatabase, openDatabase } from '../platform/database/database.js';
import {
  type Engine,
  type Installation,
  startEngine,
} from '../platform/database/embedded-engine.js';
import { engineUser } from '../platform/database/engine-user.js';
import { migrate } from '../platform/database/migrate.js';
import { openJobs } from '../platform/queue/jobs.js';
import { seedReference } from '../reference/seed-reference.js';
import { bundleWorker } from './bundle-worker.js';
import { copyDataFolder } from './copy-data-folder.js';
import { findPostgres } from './find-postgres.js';
import { TEMPLATE_DATABASE } from './provided.js';

const SERVER = fileURLToPath(new URL('../..', import.meta.url));

/** Trades durability for speed: a crash of the machine loses only test data. */
const FAST_SETTINGS = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'autovacuum=off',
  // Each copy of the template searches them all.
  'shared_buffers=64MB',
];

/** Starts one database engine for a whole test run, and ends it afterwards. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'cloudstreet-test-data-'));
  prepareDataFolder(dataFolder, engineUser());
  const preparing = await startTestEngine(dataFolder);
  await makeTemplate(preparing);
  await preparing.stop();
  // Copies lose nothing that was committed if their server is killed, only if the machine is.
  appendFileSync(join(dataFolder, 'postgres', 'postgresql.conf'), 'fsync = off\n');
  project.provide('dataFolder', dataFolder);
  const folder = mkdtempSync(join(tmpdir(), 'cloudstreet-test-'));
  await copyDataFolder(dataFolder, folder);
  const engine = await startTestEngine(folder);
  await hashPasswordCheaply(engine.url);
  project.provide('testDatabaseUrl', engine.url);
  const demoParent = mkdtempSync(join(tmpdir(), 'cloudstreet-test-demo-'));
  project.provide('demoFolder', join(demoParent, 'season'));
  const workerFolder = mkdtempSync(join(SERVER, 'node_modules', 'test-worker-'));
  const workerFile = join(workerFolder, 'worker.mjs');
  await bundleWorker(workerFile);
  project.provide('workerFile', workerFile);
  return async () => {
    await engine.stop();
    for (const each of [folder, dataFolder, demoParent]) rmSync(each, { recursive: true });
    rmSync(workerFolder, { recursive: true });
  };
}

function startTestEngine(folder: string): Promise<Engine> {
  const installation = chosenInstallation();
  return startEngine({
    folder,
    settings: [...FAST_SETTINGS, 'max_connections=300'],
    ...(installation && { installation }),
  });
}

/**
 * Hashes the password of the engine once instead of 4,096 times, because every connection of every
 * test server repeats that. PostgreSQL 15 has no setting for it.
 */
async function hashPasswordCheaply(url: string): Promise<void> {
  const { username, password } = new URL(url);
  const db = openDatabase({ url });
  await db.transaction().execute(async (transaction) => {
    const { rows } = await sql`
      select set_config(name, '1', true) from pg_settings where name = 'scram_iterations'`.execute(
      transaction,
    );
    if (rows.length === 0) return;
    await sql`alter role ${sql.id(username)} password ${sql.lit(password)}`.execute(transaction);
  });
  await db.destroy();
}

/** CLOUDSTREET_TEST_PG=15 runs the tests on the PostgreSQL 15 of this machine. */
function chosenInstallation(): Installation | undefined {
  const version = process.env.CLOUDSTREET_TEST_PG;
  if (!version) return undefined;
  const folder = findPostgres(version);
  if (!folder) throw new Error(`CLOUDSTREET_TEST_PG: there is no PostgreSQL ${version} here.`);
  return { folder, localeArguments: ['--locale=C.UTF-8'] };
}

async function makeTemplate(engine: Engine): Promise<void> {
  const databaseUrl = await ensureDatabase(engine.url, TEMPLATE_DATABASE);
  const db = openDatabase({ url: databaseUrl });
  await migrate(db);
  await seedReference(db);
  await db.destroy();
  const jobs = await openJobs({ databaseUrl, queues: [], log: pino({ level: 'silent' }) });
  await jobs.stop();
}
