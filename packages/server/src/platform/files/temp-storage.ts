import { mkdtemp, readdir, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { DomainError, text } from '../errors/errors.js';

/** Temporary storage for files on the disk of the data folder. */
export interface TempStorage {
  /** Creates a folder, which the caller removes. */
  makeFolder(): Promise<string>;
  /**
   * Reserves space for a large upload and returns a function that releases it.
   *
   * @throws {DomainError} If too little space would remain on the disk.
   */
  reserve(bytes: number): Promise<() => void>;
  /** Removes files of processes that were killed long ago. */
  removeOld(): Promise<void>;
}

export interface TempStorageOptions {
  /** An existing folder. */
  folder: string;
  /** Whether no other process can use it. */
  isSole: boolean;
  /** Returns the free space on the disk in bytes. */
  freeBytes?: () => Promise<number>;
}

/** Space that stays free for the database and for other uploads. */
export const MIN_FREE_BYTES = 256 * 1024 * 1024;
/** Age after which a folder is no longer in use. */
const ABANDONED_MS = 86_400_000;

/** Opens the storage and removes files of a killed process. */
export async function openTempStorage({
  folder,
  isSole,
  freeBytes = () => readFreeBytes(folder),
}: TempStorageOptions): Promise<TempStorage> {
  await removeAbandoned(folder, isSole);
  let reserved = 0;
  return {
    makeFolder: () => mkdtemp(join(folder, 'job-')),
    async reserve(bytes) {
      // Reserved first, so that the second of two simultaneous calls sees the first.
      reserved += bytes;
      let isHeld = true;
      const release = () => {
        if (isHeld) reserved -= bytes;
        isHeld = false;
      };
      try {
        if ((await freeBytes()) - reserved >= MIN_FREE_BYTES) return release;
      } catch (error) {
        release();
        throw error;
      }
      release();
      throw new DomainError(507, 'STORAGE_FULL', text('error.STORAGE_FULL'));
    },
    removeOld: () => removeAbandoned(folder, false),
  };
}

async function readFreeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

async function removeAbandoned(folder: string, isSole: boolean): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    // Times of files follow the clock of the machine.
    const isOld = async () => Date.now() - (await changedAt(path)) > ABANDONED_MS;
    if (isSole || (await isOld())) await rm(path, { recursive: true, force: true });
  }
}

/** Returns the time of the last change, or now if another process has removed the file. */
async function changedAt(path: string): Promise<number> {
  try {
    return (await stat(path)).mtimeMs;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return Date.now();
    throw error;
  }
}
