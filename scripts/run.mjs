/**
 * Entry of every root script: `node scripts/run.mjs TASK [ARGS…]`.
 *
 * Runs on Node 20 or newer without dependencies: installs them if the lockfile changed, then runs
 * `scripts/tasks/TASK.mjs` on the Node in the dependencies.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const installMark = join(root, 'node_modules', '.cloudstreet-install');
const PARENT_CHECK_MS = 1000;

const [task, ...args] = process.argv.slice(2);
const taskFile = join(root, 'scripts', 'tasks', `${task}.mjs`);
if (!task || !existsSync(taskFile)) {
  fail(`Unknown task "${task ?? ''}". Tasks: ${taskNames().join(', ')}.`);
}
install();
runTask();

function install() {
  const wanted = dependencyFingerprint();
  if (existsSync(installMark) && readFileSync(installMark, 'utf8') === wanted) return;
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  console.log('Installing dependencies …');
  const result = spawnSync('npx', ['--yes', packageManager, 'install', '--frozen-lockfile'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, CI: 'true' },
  });
  if (result.error) fail(`npx could not be started: ${result.error.message}`);
  if (result.status !== 0) fail('Installing the dependencies failed; the reason is above.');
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  writeFileSync(installMark, wanted);
}

/** Returns a hash of all inputs of an install: lockfile, manifests, settings, platform. */
function dependencyFingerprint() {
  const manifests = readdirSync(join(root, 'packages'))
    .map((name) => join('packages', name, 'package.json'))
    .filter((file) => existsSync(join(root, file)));
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}\n`);
  for (const file of ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', ...manifests]) {
    hash.update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

/**
 * Runs the task and exits with its code. Signals of a terminal reach the whole process group, so they
 * are ignored here; a signal to this process alone is forwarded.
 */
function runTask() {
  const child = spawn(suitableNode(), [taskFile, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      PATH: [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
      TURBO_TELEMETRY_DISABLED: '1',
      DO_NOT_TRACK: '1',
    },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => child.kill(signal));
  }
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) child.kill('SIGTERM');
  }, PARENT_CHECK_MS).unref();
  child.on('exit', (code, signal) => {
    process.exit(code ?? (signal === 'SIGINT' ? 130 : 1));
  });
}

function suitableNode() {
  const bundled = join(
    root,
    'node_modules',
    `node-${process.platform}-${process.arch}`,
    'bin',
    'node',
  );
  if (existsSync(bundled)) return bundled;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  return fail(
    `Cloudstreet needs Node 24 or newer on ${process.platform}-${process.arch}; this is ${process.version}.`,
  );
}

function taskNames() {
  return readdirSync(join(root, 'scripts', 'tasks')).map((file) => file.replace('.mjs', ''));
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
