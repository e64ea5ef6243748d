import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

/**
 * Runs the root scripts as on a new machine: a clone in a private folder, an empty home folder, nothing
 * installed. The tests share their data and run in order.
 */
const root = resolve(import.meta.dirname, '..');

let folder: string;
let clone: string;
let running: ChildProcess | undefined;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cloudstreet-fresh-'));
  chmodSync(folder, 0o700);
  clone = join(folder, `clone-${process.pid}`);
  mkdirSync(join(folder, 'home'));
  execFileSync('git', ['clone', '--quiet', '--local', root, clone]);
});

afterEach(() => {
  if (running?.pid && isAlive(running.pid)) process.kill(-running.pid, 'SIGKILL');
});

afterAll(() => {
  for (const { pid } of enginesOfClone()) process.kill(pid, 'SIGKILL');
  for (const path of dataFolders()) rmSync(path, { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
});

test('a benchmark can be listed before anything is built', () => {
  const output = execFileSync('npm', ['run', 'bench'], {
    cwd: clone,
    encoding: 'utf8',
    env: freshEnvironment(),
  });
  expect(output).toMatch(/^scoring +real flights/m);
});

test('installs, builds, serves page and API, and Ctrl-C stops the database too', async () => {
  const { address, group } = await start();
  const page = await fetch(address);
  expect(page.headers.get('content-type')).toContain('text/html');
  expect(await page.text()).toContain('<title>Cloudstreet');
  const flights = await fetch(`${address}/v1/flight`);
  expect(await flights.json()).toEqual([]);
  expect(enginesOfClone()).toHaveLength(1);

  process.kill(-group, 'SIGINT');
  await ended();
  expect(enginesOfClone()).toEqual([]);
});

test('recovers after kill -9, and a closed terminal stops everything', async () => {
  const killed = await start();
  process.kill(-killed.group, 'SIGKILL');
  await ended();
  expect(enginesOfClone()).toHaveLength(1);

  const { address, group } = await start();
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
  process.kill(-group, 'SIGHUP');
  await ended();
  expect(enginesOfClone()).toEqual([]);
});

/** Starts like a terminal, with npm and its children in a process group. */
async function start(): Promise<{ address: string; group: number }> {
  const child = spawn('npm', ['start', '--', '--port', '0'], {
    cwd: clone,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: freshEnvironment(),
  });
  running = child;
  let output = '';
  const address = await new Promise<string>((found, failed) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const match = /ready: (http:\S+)/.exec(output);
      if (match?.[1]) found(match[1]);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', () => failed(new Error(`npm start ended:\n${output}`)));
  });
  if (child.pid === undefined) throw new Error('npm start has no process id.');
  return { address, group: child.pid };
}

/** Environment of a new shell, without variables of this test run. */
function freshEnvironment(): NodeJS.ProcessEnv {
  const path = (process.env.PATH ?? '')
    .split(':')
    .filter((entry) => !entry.includes('node_modules'))
    .join(':');
  return { PATH: path, HOME: join(folder, 'home'), LANG: 'C.UTF-8' };
}

/** Waits for the whole process group, because npm may end before the server. */
async function ended(group = running?.pid): Promise<void> {
  if (group === undefined || !isAlive(group)) return;
  await new Promise((next) => setTimeout(next, 100));
  await ended(group);
}

function isAlive(group: number): boolean {
  try {
    process.kill(-group, 0);
    return true;
  } catch {
    return false;
  }
}

/** Running database engines of this clone. */
function enginesOfClone(): { pid: number }[] {
  return execFileSync('ps', ['-eo', 'pid=,args='], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes('postgres -D') && line.includes(cloneName()))
    .map((line) => ({ pid: Number.parseInt(line, 10) }));
}

function cloneName(): string {
  return `clone-${process.pid}`;
}

/** Data folders outside the checkout, used if the engine of root cannot enter it. */
function dataFolders(): string[] {
  try {
    const outside = '/var/lib/cloudstreet';
    return readdirSync(outside)
      .filter((name) => name.startsWith(cloneName()))
      .map((name) => join(outside, name));
  } catch {
    return [];
  }
}
