import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ConfigError } from '../config/config.js';
import { dataFolderPath, prepareDataFolder } from './data-folder.js';
import { ensureDatabase, openDatabase } from './database.js';
import { findRunningEngine, startEngine } from './embedded-engine.js';
import { copyForAll } from './engine-binaries.js';
import { canAccess, engineUser } from './engine-user.js';
import { findLockHolder, lockFolder } from './folder-lock.js';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cloudstreet-engine-'));
});

afterEach(() => rm(folder, { recursive: true }));

test('keeps its data over a restart, sorted by its own rules', async () => {
  prepareDataFolder(folder, engineUser());
  for (const round of [1, 2]) {
    const engine = await startEngine({ folder });
    expect(findRunningEngine(folder)).toBe(engine.url);
    const db = openDatabase({ url: await ensureDatabase(engine.url, 'test') });
    await sql`create table if not exists round (number integer)`.execute(db);
    await sql`insert into round values (${round})`.execute(db);
    const { rows } = await sql<{ rounds: number; locale: string; checksums: string }>`
      select (select count(*) from round) as rounds, datlocale as locale,
        current_setting('data_checksums') as checksums
      from pg_database where datname = current_database()`.execute(db);
    expect(rows).toEqual([{ rounds: round, locale: 'C.UTF-8', checksums: 'on' }]);
    await db.destroy();
    await engine.stop();
    expect(findRunningEngine(folder)).toBeUndefined();
  }
});

test('stops an engine that outlived its server and starts another', async () => {
  prepareDataFolder(folder, engineUser());
  const orphan = await startEngine({ folder });
  const engine = await startEngine({ folder });
  await orphan.ended;
  expect(findRunningEngine(folder)).toBe(engine.url);
  await engine.stop();
});

test('stops with its server, also in the middle of an operation', async () => {
  prepareDataFolder(folder, engineUser());
  const program = `
    const { startEngine } = await import('${new URL('embedded-engine.ts', import.meta.url)}');
    await startEngine({ folder: '${folder}' });
    setTimeout(() => { throw new Error('unforeseen'); });`;
  const server = spawn(process.execPath, [
    `--import=${createRequire(import.meta.url).resolve('tsx')}`,
    '--conditions=@cloudstreet/source',
    '--input-type=module',
    `--eval=${program}`,
  ]);
  const [code] = (await once(server, 'close')) as [number | null];
  expect(code).toBe(1);
  // Its last word comes after the file that tells of it is gone.
  await expect
    .poll(() => readFile(join(folder, 'postgres.log'), 'utf8'))
    .toContain('database system is shut down');
});

test('starts although the id in a stale file belongs to another process', async () => {
  prepareDataFolder(folder, engineUser());
  const engine = await startEngine({ folder });
  const file = join(folder, 'postgres', 'postmaster.pid');
  const lines = (await readFile(file, 'utf8')).split('\n');
  await engine.stop();
  await writeFile(file, [process.pid, ...lines.slice(1)].join('\n'));
  const again = await startEngine({ folder });
  expect(findRunningEngine(folder)).toBe(again.url);
  await again.stop();
});

test('a copy of the engine is readable for all users', async () => {
  const [source, target] = [join(folder, 'closed'), join(folder, 'copies', '18')];
  await mkdir(join(source, 'bin'), { recursive: true, mode: 0o700 });
  await writeFile(join(source, 'bin', 'postgres'), 'program', { mode: 0o700 });
  await writeFile(join(source, 'library'), 'data', { mode: 0o600 });
  copyForAll(source, target);
  const modeOf = async (path: string) => (await stat(join(target, path))).mode & 0o777;
  expect(await modeOf('bin')).toBe(0o755);
  expect(await modeOf('bin/postgres')).toBe(0o755);
  expect(await modeOf('library')).toBe(0o644);
});

describe('the lock of a data folder', () => {
  test('belongs to one process', () => {
    const lock = lockFolder(folder);
    expect(findLockHolder(folder)).toBe(process.pid);
    expect(() => lockFolder(folder)).toThrow(ConfigError);
    lock.release();
    expect(findLockHolder(folder)).toBeUndefined();
  });

  test.each([
    { why: 'a process that is gone', content: '4194304\nsome time\n' },
    { why: 'a process whose id another has by now', content: `${process.pid}\nsome time\n` },
    { why: 'no process', content: '' },
  ])('is taken over from $why', async ({ content }) => {
    await writeFile(join(folder, 'server.pid'), content);
    const lock = lockFolder(folder);
    expect(findLockHolder(folder)).toBe(process.pid);
    lock.release();
  });
});

describe.runIf(process.getuid?.() === 0)('as root, where the engine runs as another user', () => {
  test('only that user can pass through the data folder', async () => {
    const user = engineUser();
    expect(canAccess(user, folder)).toBe(false);
    prepareDataFolder(folder, user);
    expect(canAccess(user, folder)).toBe(true);
    expect(canAccess({ uid: 65_534, gid: 65_534 }, folder)).toBe(false);
  });

  test('refuses a chosen folder below a closed one and moves the default one', async () => {
    const user = engineUser();
    const closed = join(folder, 'closed');
    await mkdir(closed);
    await chmod(folder, 0o700);
    const path = join(closed, 'data');
    expect(dataFolderPath({ path, chosen: true }, user)).toBe(path);
    expect(() => prepareDataFolder(path, user)).toThrow(/cannot enter; choose another with --data/);
    expect(dataFolderPath({ path, chosen: false }, user)).toMatch(
      /^\/var\/lib\/cloudstreet\/closed-[0-9a-f]{8}$/,
    );
  });
});
