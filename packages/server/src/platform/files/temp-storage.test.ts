import { mkdir, mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { MIN_FREE_BYTES, openTempStorage } from './temp-storage.js';

const folders: string[] = [];
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cloudstreet-storage-test-'));
  folders.push(folder);
});

afterAll(() => Promise.all(folders.map((path) => rm(path, { recursive: true }))));

test('reserved space is not available until it is released', async () => {
  const freeBytes = async () => MIN_FREE_BYTES + 1000;
  const { reserve } = await openTempStorage({ folder, isSole: true, freeBytes });
  const release = await reserve(600);
  const tooMuch = { status: 507, code: 'STORAGE_FULL' };
  await expect(reserve(600)).rejects.toMatchObject(tooMuch);
  (await reserve(400))();
  release();
  // Once more is nothing more.
  release();
  await expect(reserve(1001)).rejects.toMatchObject(tooMuch);
  await expect(reserve(1000)).resolves.toBeTypeOf('function');
});

test.each([
  { who: 'the only process', isSole: true, left: [] },
  { who: 'one of several', isSole: false, left: ['fresh'] },
])('$who removes files of a killed one', async ({ isSole, left }) => {
  await mkdir(join(folder, 'fresh'));
  await mkdir(join(folder, 'old', 'deep'), { recursive: true });
  await utimes(join(folder, 'old'), 0, 0);
  await openTempStorage({ folder, isSole });
  expect(await readdir(folder)).toEqual(left);
});

test('removes old files of others without a restart', async () => {
  const storage = await openTempStorage({ folder, isSole: false });
  await mkdir(join(folder, 'left'));
  await storage.removeOld();
  expect(await readdir(folder)).toEqual(['left']);
  await utimes(join(folder, 'left'), 0, 0);
  await storage.removeOld();
  expect(await readdir(folder)).toEqual([]);
});

test('every folder is different', async () => {
  const { makeFolder } = await openTempStorage({ folder, isSole: true });
  const made = [await makeFolder(), await makeFolder()];
  expect(await readdir(folder)).toEqual(made.map((path) => basename(path)).toSorted());
  expect(new Set(made).size).toBe(2);
});
