import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { findRunningEngine } from '../platform/database/embedded-engine.js';
import { copyDataFolder } from '../testing/copy-data-folder.js';
import { spawnCli, spawnServer } from '../testing/spawn-server.js';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cloudstreet-cli-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

/** Gives the folder a database, because creating one takes longer than most tests. */
function addDatabase(): Promise<void> {
  return copyDataFolder(inject('dataFolder'), folder);
}

function expectNothingRuns(): void {
  expect(findRunningEngine(folder)).toBeUndefined();
  expect(existsSync(join(folder, 'server.pid'))).toBe(false);
}

async function runToEnd(args: string[]) {
  const child = spawnCli(args, { CLOUDSTREET_DATA: folder });
  const output: Buffer[] = [];
  const errors: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => errors.push(chunk));
  const [code] = (await once(child, 'close')) as [number | null];
  return {
    code,
    output: Buffer.concat(output).toString(),
    errors: Buffer.concat(errors).toString(),
  };
}

test('exits with one line if a value is wrong', async () => {
  const { code, errors } = await runToEnd(['serve', '--port', 'http']);
  expect(code).toBe(1);
  expect(errors).toMatch(/^CLOUDSTREET_PORT must be .*"http"\.\n$/);
});

test('an unknown command lists all commands', async () => {
  const { code, errors } = await runToEnd(['fly']);
  expect(code).toBe(2);
  expect(errors).toContain('Unknown command "fly"');
  expect(errors).toContain('serve');
});

test('a server supports a worker, keeps others out, and stops at a repeated signal', async () => {
  await addDatabase();
  const server = await spawnServer(folder);
  expect(server.output()).toContain(`${server.url}/auth/superuser/`);
  expect(server.output()).toContain(
    `Only the API is served, without the application: ${server.url}/v1`,
  );
  expect(findRunningEngine(folder)).toBeDefined();
  const worker = spawnCli(['work', '--data', folder]);
  const second = await runToEnd(['serve', '--data', folder, '--port', '0']);
  expect(second.code).toBe(1);
  expect(second.errors).toContain(`is in use by process ${server.process.pid}`);
  await once(worker.stdout ?? worker, 'data');
  const workerEnded = once(worker, 'exit');
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  server.process.kill('SIGINT');
  server.process.kill('SIGTERM');
  expect(await server.end('SIGINT')).toBe(0);
  await workerEnded;
  expectNothingRuns();
});

test.each([
  { what: 'its database is made', file: 'postgres.new', isNew: true, signal: 'SIGINT' },
  { what: 'its database starts', file: 'postgres/postmaster.pid', isNew: false, signal: 'SIGTERM' },
] as const)('SIGINT while $what leaves nothing running, and the next start works', async (row) => {
  const { file, isNew, signal } = row;
  if (!isNew) await addDatabase();
  const starting = spawnCli(['serve', '--data', folder, '--port', '0']);
  const errors: Buffer[] = [];
  starting.stderr?.on('data', (chunk: Buffer) => errors.push(chunk));
  while (!existsSync(join(folder, file))) await setTimeout(5);
  const ended = once(starting, 'close') as Promise<[number | null]>;
  starting.kill('SIGINT');
  expect(await ended).toEqual([0, null]);
  expect(Buffer.concat(errors).toString()).toBe('');
  expectNothingRuns();
  const next = await spawnServer(folder);
  expect((await fetch(`${next.url}/readyz`)).status).toBe(200);
  expect(await next.end(signal)).toBe(0);
  expectNothingRuns();
});

test('continues after its output is closed', async () => {
  await addDatabase();
  const server = await spawnServer(folder);
  server.process.stdout?.destroy();
  server.process.stderr?.destroy();
  for (let call = 0; call < 5; call += 1) {
    expect((await fetch(`${server.url}/v1/aircraft`)).status).toBe(200);
  }
  expect(await server.end('SIGHUP')).toBe(0);
  expectNothingRuns();
});

test('rescoring starts and stops a database if no server runs', async () => {
  await addDatabase();
  const { code, output, errors } = await runToEnd(['rescore', '--all']);
  expect({ code, errors }).toEqual({ code: 0, errors: '' });
  expect(output).toBe(
    `Database: ${folder}\n0 changed, 0 unchanged, 0 left to the queue, 0 failed.\n`,
  );
  expect(findRunningEngine(folder)).toBeUndefined();
});
