import type { Database, Executor } from '../database/database.js';
import type { Queue } from '../queue/jobs.js';
import { lockFileKey } from './file-lock.js';
import type { FileStore } from './file-store.js';

/** Rows of a resource that refer to stored files by their keys. */
export interface FileReference {
  /** Whether a row references the file. */
  readonly isReferenced: (db: Executor, key: string) => Promise<boolean>;
  /** Whether the reference makes the file public. By default, every referenced file is public. */
  readonly isPublic?: (db: Executor, key: string) => Promise<boolean>;
}

/** Stored files that may have lost their last reference. */
export interface RemoveFilesJob {
  keys: readonly string[];
}

export const removeFilesQueue: Queue<RemoveFilesJob> = {
  name: 'remove-files',
  expireInSeconds: 600,
};

/** Job: removes files without a reference. */
export async function removeFiles(
  { db, files }: { readonly db: Database; readonly files: FileStore },
  { keys }: RemoveFilesJob,
  references: readonly FileReference[],
): Promise<void> {
  for (const key of keys) {
    await db.transaction().execute(async (transaction) => {
      await lockFileKey(transaction, key);
      for (const { isReferenced } of references) {
        if (await isReferenced(transaction, key)) return;
      }
      await files.delete(key);
    });
  }
}

/** Whether a file is public: no reference restricts it, or one of them makes it public. */
export async function isPublicFile(
  db: Executor,
  key: string,
  references: readonly FileReference[],
): Promise<boolean> {
  let isRestricted = false;
  for (const { isReferenced, isPublic } of references) {
    isRestricted ||= isPublic !== undefined && (await isReferenced(db, key));
  }
  if (!isRestricted) return true;
  for (const { isReferenced, isPublic = isReferenced } of references) {
    if (await isPublic(db, key)) return true;
  }
  return false;
}
