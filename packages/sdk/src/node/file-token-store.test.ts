import type * as NodeFs from 'node:fs';
import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { StoredToken } from '../tokens.js';
import { fileFromPath } from './file-from-path.js';
import { fileTokenStore } from './file-token-store.js';

vi.mock('node:fs', async (original) => {
  const fs = await original<typeof NodeFs>();
  return { ...fs, renameSync: vi.fn(fs.renameSync) };
});

const token: StoredToken = {
  token_type: 'Bearer',
  access_token: 'a',
  refresh_token: 'b',
  expires_in: 3600,
  scope: 'declare upload',
  created: 1,
};

let folder: string;
let path: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cloudstreet-token-'));
  path = join(folder, 'config', 'token.json');
});

afterEach(() => rmSync(folder, { recursive: true }));

test('keeps the token in a file that only its owner can read', () => {
  fileTokenStore(path).set(token);
  expect(fileTokenStore(path).get()).toEqual(token);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(readdirSync(join(folder, 'config'))).toEqual(['token.json']);
});

test('sees the changes of other processes', () => {
  const [store, other] = [fileTokenStore(path), fileTokenStore(path)];
  expect(store.get()).toBeUndefined();
  other.set(token);
  expect(store.get()).toEqual(token);
  expect(store.get()).toBe(store.get());
  other.set(undefined);
  expect(store.get()).toBeUndefined();
});

test('calls listeners after each change', () => {
  const store = fileTokenStore(path);
  const listener = vi.fn<() => void>();
  const unsubscribe = store.subscribe(listener);
  store.set(token);
  unsubscribe();
  store.set(undefined);
  expect(listener).toHaveBeenCalledOnce();
});

test('an unreadable file holds no token', () => {
  const store = fileTokenStore(path);
  store.set(token);
  writeFileSync(path, '{');
  expect(store.get()).toBeUndefined();
});

test('runs one renewal at a time', async () => {
  const [store, other] = [fileTokenStore(path), fileTokenStore(path)];
  store.set(token);
  const steps: string[] = [];
  let finish = () => {};
  const first = store.exclusively!(async () => {
    steps.push('first starts');
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    steps.push('first ends');
  });
  const second = other.exclusively!(async () => {
    steps.push('second');
  });
  finish();
  await Promise.all([first, second]);
  expect(steps).toEqual(['first starts', 'first ends', 'second']);
});

test('takes over the lock of a process that was killed', async () => {
  const store = fileTokenStore(path);
  store.set(token);
  writeFileSync(`${path}.lock`, '');
  utimesSync(`${path}.lock`, 1, 1);
  expect(await store.exclusively!(async () => 'done')).toBe('done');
});

test('returns a lock that another process took in the meantime', async () => {
  const store = fileTokenStore(path);
  store.set(token);
  const lock = `${path}.lock`;
  writeFileSync(lock, 'killed');
  utimesSync(lock, 1, 1);
  const { renameSync: rename } = await vi.importActual<typeof NodeFs>('node:fs');
  vi.mocked(renameSync).mockImplementationOnce((from, to) => {
    rmSync(lock);
    writeFileSync(lock, 'other');
    rename(from, to);
  });
  const task = vi.fn<() => Promise<void>>(async () => undefined);
  const taken = store.exclusively!(task);
  expect(readFileSync(lock, 'utf8')).toBe('other');
  expect(readdirSync(join(folder, 'config'))).toEqual(['token.json', 'token.json.lock']);
  expect(task).not.toHaveBeenCalled();
  rmSync(lock);
  await taken;
  expect(task).toHaveBeenCalledOnce();
});

test('leaves the lock to the process that took it over', async () => {
  const store = fileTokenStore(path);
  store.set(token);
  await store.exclusively!(async () => writeFileSync(`${path}.lock`, 'other'));
  expect(readFileSync(`${path}.lock`, 'utf8')).toBe('other');
});

test('opens a file under its own name', async () => {
  const igc = join(folder, 'day.igc');
  writeFileSync(igc, 'AXXX');
  const file = await fileFromPath(igc);
  expect([file.name, file.size, await file.text()]).toEqual(['day.igc', 4, 'AXXX']);
});
