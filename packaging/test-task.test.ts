import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

/** `npm test` ends with its count and exit code 1 after any failure. */
const root = resolve(import.meta.dirname, '..');

let bin: string;

beforeEach(() => {
  bin = mkdtempSync(join(tmpdir(), 'cloudstreet-bin-'));
  symlinkSync('/bin/sh', join(bin, 'sh'));
});

afterEach(() => rmSync(bin, { recursive: true }));

/** Adds a program to the path that only exits. */
function program(name: string, exitCode: number): string {
  const path = join(bin, name);
  writeFileSync(path, `#!/bin/sh\nexit ${exitCode}\n`, { mode: 0o755 });
  return path;
}

/** Runs the step `scoring` with only these programs. */
function runTestTask(env: Record<string, string> = {}) {
  const { status, stdout } = spawnSync(
    process.execPath,
    [join(root, 'scripts', 'tasks', 'test.mjs'), 'scoring'],
    { cwd: root, encoding: 'utf8', env: { PATH: bin, HOME: bin, ...env } },
  );
  return { status, lastLine: stdout.trimEnd().split('\n').at(-1) };
}

test('a failing build counts as one failure', () => {
  program('turbo', 1);
  expect(runTestTask({ CHROMIUM_PATH: program('chromium', 0) })).toEqual({
    status: 1,
    lastLine: '0 passed, 1 failed',
  });
});

test('a missing Chromium counts as one failure', () => {
  for (const name of ['apt-get', 'sudo', 'playwright']) program(name, 1);
  expect(runTestTask({ PLAYWRIGHT_BROWSERS_PATH: bin })).toEqual({
    status: 1,
    lastLine: '0 passed, 1 failed',
  });
});

test('a missing program counts as one failure', () => {
  program('turbo', 0);
  expect(runTestTask({ CHROMIUM_PATH: program('chromium', 0) })).toEqual({
    status: 1,
    lastLine: '0 passed, 1 failed',
  });
});
