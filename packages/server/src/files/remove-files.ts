import type { Executor } from '../database/database.js';
import type { Services } from '../services.js';
import { lockFileKey } from './file-lock.js';

/** Job: removes files that nothing refers to any more. */
export async function removeFiles(
  { db, files }: Pick<Services, 'db' | 'files'>,
  { keys }: { keys: readonly string[] },
): Promise<void> {
  for (const key of keys) {
    await db.transaction().execute(async (transaction) => {
      await lockFileKey(transaction, key);
      if (!(await isUsed(transaction, key))) await files.delete(key);
    });
  }
}

async function isUsed(db: Executor, key: string): Promise<boolean> {
  const file = await db
    .selectFrom('igc_file')
    .where('key', '=', key)
    .select('id')
    .executeTakeFirst();
  if (file) return true;
  const track = await db
    .selectFrom('flight')
    .where('track_key', '=', key)
    .select('id')
    .executeTakeFirst();
  return track !== undefined;
}
