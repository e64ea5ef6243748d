import { DriveDirectory, DriveFile } from 'flydrive';
import type { Database } from '../database/database.js';
import type { FileStore } from './file-store.js';
import { type FileReference, removeFiles } from './remove-files.js';

const DAY_MS = 86_400_000;
/** Parts of the store, of which each hour of the day looks through one. */
const PARTS = 24;

/**
 * Removes files that a killed process left behind a day ago or earlier: unfinished ones, and those
 * without a row that references them.
 */
export async function sweepFiles(
  { db, files }: { readonly db: Database; readonly files: FileStore },
  references: readonly FileReference[],
  now = new Date(),
): Promise<void> {
  for (const folder of await foldersOf(files, '')) {
    for (const part of await foldersOf(files, folder.prefix)) {
      // Keys begin with two hexadecimal digits of their content's hash.
      if (Number.parseInt(part.name, 16) % PARTS !== now.getUTCHours()) continue;
      const old = await oldKeysOf(files, part.prefix, now.getTime() - DAY_MS);
      for (const key of old.filter(isUnfinished)) await files.delete(key);
      const keys = old.filter((key) => !isUnfinished(key));
      await removeFiles({ db, files }, { keys }, references);
    }
  }
}

async function foldersOf(files: FileStore, prefix: string): Promise<DriveDirectory[]> {
  const { objects } = await files.listAll(prefix);
  return [...objects].filter((object) => object instanceof DriveDirectory);
}

/** Returns the keys of files that were written before a time in Unix milliseconds. */
async function oldKeysOf(files: FileStore, prefix: string, before: number): Promise<string[]> {
  const { objects } = await files.listAll(prefix);
  const keys: string[] = [];
  for (const object of objects) {
    if (!(object instanceof DriveFile)) continue;
    const written = await writtenAt(object);
    if (written !== undefined && written < before) keys.push(object.key);
  }
  return keys;
}

/** Unix milliseconds; undefined if the file was removed meanwhile. */
async function writtenAt(file: DriveFile): Promise<number | undefined> {
  try {
    return (await file.getMetaData()).lastModified.getTime();
  } catch (error) {
    if (await file.exists()) throw error;
    return undefined;
  }
}

function isUnfinished(key: string): boolean {
  return key.endsWith('.part');
}
