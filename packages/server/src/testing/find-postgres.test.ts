import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findPostgres } from './find-postgres.js';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'cloudstreet-postgres-'));
});

afterEach(() => rmSync(root, { recursive: true }));

function program(folder: string, name: string, output: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), `#!/bin/sh\necho '${output}'\n`, { mode: 0o755 });
}

function install(name: string, version: string): string {
  const folder = join(root, name);
  program(join(folder, 'bin'), 'postgres', `postgres (PostgreSQL) ${version}`);
  program(join(folder, 'bin'), 'initdb', '');
  return folder;
}

test('finds it in the folders of packages', () => {
  const folder = install('15', '15.9');
  expect(findPostgres('15', { usual: [join(root, 'none'), folder], path: '' })).toBe(folder);
});

test('finds the installation that pg_config reports', () => {
  const folder = install('apart', '15.9 (Debian 15.9-1)');
  program(join(root, 'tools'), 'pg_config', join(folder, 'bin'));
  expect(findPostgres('15', { usual: [], path: join(root, 'tools') })).toBe(folder);
});

test('follows a link on the path into the installation', () => {
  const folder = install('apart', '15.9');
  mkdirSync(join(root, 'links'));
  symlinkSync(join(folder, 'bin', 'postgres'), join(root, 'links', 'postgres'));
  const path = `${join(root, 'nowhere')}:${join(root, 'links')}`;
  expect(findPostgres('15', { usual: [], path })).toBe(folder);
});

test('refuses other versions and installations without initdb', () => {
  const newer = install('newer', '17.2');
  program(join(root, 'half', 'bin'), 'postgres', 'postgres (PostgreSQL) 15.9');
  const usual = [newer, join(root, 'half')];
  expect(findPostgres('15', { usual, path: join(newer, 'bin') })).toBeUndefined();
});
