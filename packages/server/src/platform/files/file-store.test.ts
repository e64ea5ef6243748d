import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { contentHash, contentKey, openFileStore } from './file-store.js';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cloudstreet-files-'));
});

afterEach(() => rm(folder, { recursive: true }));

test('stores bytes unchanged', async () => {
  const files = openFileStore(folder);
  const bytes = Uint8Array.from([0, 255, 13, 10, 65]);
  const key = contentKey('igc', contentHash(bytes), 'igc');
  await files.put(key, bytes);
  expect(new Uint8Array(await files.getBytes(key))).toEqual(bytes);
});

test('leaves no partial file if writing fails', async () => {
  const files = openFileStore(folder);
  // A folder stands where the file should go, so the last step cannot succeed.
  await files.put('track/aa/key.gz/inner', 'x');
  await expect(files.put('track/aa/key.gz', 'content')).rejects.toThrow('key.gz');
  expect(await readdir(join(folder, 'track/aa'))).toEqual(['key.gz']);
});

test('refuses a key outside of the folder', async () => {
  const files = openFileStore(folder);
  await expect(files.put('../outside', 'x')).rejects.toThrow('Path traversal');
});
