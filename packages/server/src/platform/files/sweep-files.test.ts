import { mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestApi } from '../../testing/start-test-api.js';
import { contentHash, contentKey, openFileStore } from './file-store.js';
import type { FileReference } from './remove-files.js';
import { sweepFiles } from './sweep-files.js';

const NOW = new Date('2026-07-15T00:00:00Z');
const HOUR_MS = 3_600_000;

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cloudstreet-files-'));
});

afterEach(() => rm(folder, { recursive: true }));

test('within a day removes old files without a row and old unfinished ones, and no others', async () => {
  const { db } = (await startTestApi()).server.services;
  const files = openFileStore(folder);
  const keyOf = (content: string) => contentKey('igc', contentHash(Buffer.from(content)), 'igc');
  const store = async (key: string, ageH: number) => {
    await files.put(key, 'content');
    const written = new Date(NOW.getTime() - ageH * HOUR_MS);
    await utimes(join(folder, key), written, written);
  };
  const referenced = keyOf('referenced');
  await store(referenced, 1000);
  await store(keyOf('recent'), 1);
  await store(`${keyOf('sent now')}.0b3f.part`, 1);
  await store('archive/.keep', 1000);
  for (const number of Array.from({ length: 30 }).keys()) await store(keyOf(`${number}`), 49);
  await store(`${keyOf('killed')}.0b3f.part`, 49);
  const reference: FileReference = { isReferenced: async (_db, key) => key === referenced };
  for (const hour of Array.from({ length: 24 }).keys()) {
    await sweepFiles({ db, files }, [reference], new Date(NOW.getTime() + hour * HOUR_MS));
  }
  const { objects } = await files.listAll('', { recursive: true });
  const left = [...objects].flatMap((object) => ('key' in object ? object.key : []));
  expect(left.toSorted()).toEqual(
    [referenced, keyOf('recent'), `${keyOf('sent now')}.0b3f.part`, 'archive/.keep'].toSorted(),
  );
});
