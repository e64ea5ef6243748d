import type { Executor } from '../database/database.js';
import { lockFileKey } from './file-lock.js';
import type { FileStore } from './file-store.js';

/**
 * Stores a file that the transaction will reference, unless a file with the same content exists.
 */
export async function storeFile(
  transaction: Executor,
  files: FileStore,
  { key, bytes }: { key: string; bytes: Uint8Array },
): Promise<void> {
  await lockFileKey(transaction, key);
  if (!(await files.exists(key))) await files.put(key, bytes);
}
