import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

/** Whatever goes wrong, `npm test` ends with its count and with exit code 1. */
const root = resolve(import.meta.dirname, '..');

let bin: string;

beforeEach(() => {
  bin = mkdtempSync(join(tmpdir(), 'cloudstreet-bin-'));
  symlinkSync('/bin/sh', join(bin, 'sh'));
});

afterEach(() => rmSync(bin, { recursive: true }));

/** A program that can be found by its name, and does nothing but end. */
function program(name: string, exitCode: number): string {
  const path = join(bin, name);
  writeFileSync(path, `#!/bin/sh\nexit ${exitCode}\n`, { mode: 0o755 });
  return path;
}

/** Runs the step `scoring` with these programs alone. */
function runTestTask(env: Record<string, string> = {}) {
  const { status, stdout } = spawnSync(
    process.execPath,
    [join(root, 'scripts', 'tasks', 'test.mjs'), 'scoring'],
    { cwd: root, encoding: 'utf8', env: { PATH: bin, HOME: bin, ...env } },
  );
  return { status, lastLine: stdout.trimEnd().split('\n').at(-1) };
}

test('a build that fails is one failure', () => {
  program('turbo', 1);
  expect(runTestTask({ CHROMIUM_PATH: program('chromium', 0) })).toEqual({
    status: 1,
    lastLine: '0 passed, 1 failed',
  });
});

test('a Chromium that cannot be had is one failure', () => {
  for (const name of ['apt-get', 'sudo', 'playwright']) program(name, 1);
  expect(runTestTask({ PLAYWRIGHT_BROWSERS_PATH: bin })).toEqual({
    status: 1,
    lastLine: '0 passed, 1 failed',
  });
});

test('a step whose program is missing is one failure', () => {
  program('turbo', 0);
  expect(runTestTask({ CHROMIUM_PATH: program('chromium', 0) })).toEqual({
    status: 1,
    lastLine: '0 passed, 1 failed',
  });
});
