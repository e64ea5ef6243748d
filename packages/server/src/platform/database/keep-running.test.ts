import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { copyDataFolder } from '../../testing/copy-data-folder.js';
import { findRunningEngine } from './embedded-engine.js';
import { keepRunning } from './keep-running.js';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cloudstreet-keep-'));
  await copyDataFolder(inject('dataFolder'), folder);
});

afterEach(() => rm(folder, { recursive: true }));

function killEngine(): void {
  const [pid] = readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n');
  process.kill(Number(pid), 'SIGKILL');
}

async function selectOne(url: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query('select 1 as one');
    return rows;
  } finally {
    await client.end();
  }
}

test('starts again at the same address each time it was killed, until it is stopped', async () => {
  const errors: string[] = [];
  const engine = await keepRunning({ folder, onError: ({ message }) => errors.push(message) });
  for (const waitS of [1, 2]) {
    killEngine();
    await expect
      .poll(() => errors.at(-1))
      .toBe(`The database ended by itself; it starts again in ${waitS} s.`);
    await expect.poll(() => selectOne(engine.url).catch(String)).toEqual([{ one: 1 }]);
    expect(findRunningEngine(folder)).toBe(engine.url);
  }
  await engine.stop();
  expect(errors).toHaveLength(2);
  expect(findRunningEngine(folder)).toBeUndefined();
});

test('says that another program has taken its port, and starts once the port is free', async () => {
  const errors: string[] = [];
  const engine = await keepRunning({ folder, onError: ({ message }) => errors.push(message) });
  const { port } = new URL(engine.url);
  killEngine();
  const other = createServer();
  await expect.poll(() => listen(other, Number(port)).catch(String)).toBeUndefined();
  await expect
    .poll(() => errors.at(-1))
    .toMatch(new RegExp(`^Another program uses port ${port}, .* restart Cloudstreet, .*\\.$`));
  other.close();
  await expect.poll(() => selectOne(engine.url).catch(String)).toEqual([{ one: 1 }]);
  await engine.stop();
});

async function listen(server: Server, port: number): Promise<void> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
}

test('can be stopped while it waits to start again', async () => {
  const errors: string[] = [];
  const engine = await keepRunning({ folder, onError: ({ message }) => errors.push(message) });
  killEngine();
  await expect.poll(() => errors).toHaveLength(1);
  await engine.stop();
  // Longer than the wait.
  await delay(1500);
  expect(findRunningEngine(folder)).toBeUndefined();
});
