import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
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

async function runToEnd(args: string[], env: NodeJS.ProcessEnv = {}) {
  const child = spawnCli(args, { CLOUDSTREET_DATA: folder, ...env });
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

test.each([
  { args: ['serve', '--port', 'http'], env: {}, line: /^CLOUDSTREET_PORT must be .*"http"\.\n$/ },
  {
    args: ['serve', '--data', '/dev/null/x'],
    env: {},
    line: /^The data folder \/dev\/null\/x cannot be used: a file is in the way; .*\n$/,
  },
  {
    args: ['serve'],
    env: { DATABASE_URL: 'postgres://x@127.0.0.1:1/x' },
    line: /^DATABASE_URL: the database at 127\.0\.0\.1:1 cannot be used: .*\n$/,
  },
  {
    args: ['serve', '--season', '2026'],
    env: {},
    line: /^Option --season belongs to the command rescore\.\n$/,
  },
  {
    args: ['rank', '--remove'],
    env: {},
    line: /^Option --remove belongs to the command early-bird or developer\.\n$/,
  },
  { args: ['developer', '--remove'], env: {}, line: /^Usage: cloudstreet developer EMAIL .*\n$/ },
  { args: ['rescore', '--dry-run'], env: {}, line: /^Usage: cloudstreet rescore FLIGHT.*\n$/ },
  { args: ['serve', '--speed', '9'], env: {}, line: /^Unknown option '--speed'.*\n$/ },
])('exits with one line for $args $env', async ({ args, env, line }) => {
  const { code, errors } = await runToEnd(args, env);
  expect(code).toBe(1);
  expect(errors).toMatch(line);
});

test('an unknown command lists all commands', async () => {
  const { code, errors } = await runToEnd(['fly']);
  expect(code).toBe(2);
  expect(errors).toContain('Unknown command "fly"');
  expect(errors).toContain('serve');
});

test('exits with one line if the port is taken', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  await addDatabase();
  const { port } = other.address() as { port: number };
  const { code, errors } = await runToEnd(['serve', '--data', folder, '--port', String(port)]);
  other.close();
  expect(code).toBe(1);
  expect(errors).toContain(`port ${port} is in use; choose another with --port.`);
  expect(findRunningEngine(folder)).toBeUndefined();
});

test('each signal stops the server and its database, and the next start finds everything', async () => {
  await addDatabase();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    const server = await spawnServer(folder);
    expect(server.output()).toContain(`${server.url}/auth/superuser/`);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    expect(findRunningEngine(folder)).toBeDefined();
    expect(await server.end(signal)).toBe(0);
    expect(findRunningEngine(folder)).toBeUndefined();
    expect(existsSync(join(folder, 'server.pid'))).toBe(false);
  }
  const next = await spawnServer(folder);
  expect((await fetch(`${next.url}/readyz`)).status).toBe(200);
  await next.end('SIGINT');
});

test.each([
  { what: 'its database is made', file: 'postgres.new', isNew: true },
  { what: 'its database starts', file: 'postgres/postmaster.pid', isNew: false },
])('SIGINT while $what leaves nothing running, and the next start works', async (row) => {
  const { file, isNew } = row;
  if (!isNew) await addDatabase();
  const starting = spawnCli(['serve', '--data', folder, '--port', '0']);
  const errors: Buffer[] = [];
  starting.stderr?.on('data', (chunk: Buffer) => errors.push(chunk));
  while (!existsSync(join(folder, file))) await setTimeout(5);
  const ended = once(starting, 'close') as Promise<[number | null]>;
  starting.kill('SIGINT');
  expect(await ended).toEqual([0, null]);
  expect(Buffer.concat(errors).toString()).toBe('');
  expect(findRunningEngine(folder)).toBeUndefined();
  expect(existsSync(join(folder, 'server.pid'))).toBe(false);
  const server = await spawnServer(folder);
  expect(await server.end('SIGINT')).toBe(0);
});

test('the stop signal may come several times', async () => {
  await addDatabase();
  const server = await spawnServer(folder);
  server.process.kill('SIGINT');
  server.process.kill('SIGTERM');
  expect(await server.end('SIGINT')).toBe(0);
  expect(findRunningEngine(folder)).toBeUndefined();
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
  expect(findRunningEngine(folder)).toBeUndefined();
});

test('a second server on the same folder is refused', async () => {
  await addDatabase();
  const server = await spawnServer(folder);
  const { code, errors } = await runToEnd(['serve', '--data', folder, '--port', '0']);
  expect(code).toBe(1);
  expect(errors).toContain(`is in use by process ${server.process.pid}`);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  await server.end('SIGTERM');
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

test('a worker beside a server shares its database and stops with it', async () => {
  await addDatabase();
  const server = await spawnServer(folder);
  const worker = spawnCli(['work', '--data', folder]);
  await once(worker.stdout ?? worker, 'data');
  const ended = once(worker, 'exit');
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  await server.end('SIGTERM');
  await ended;
});
