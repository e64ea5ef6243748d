import type { Executor } from '../platform/database/database.js';

/** Whether a file belongs to a deleted account that can still be restored. */
export async function isOfDeletedAccount(db: Executor, key: string): Promise<boolean> {
  const row = await db
    .selectFrom('deleted_account_file')
    .where('key', '=', key)
    .select('key')
    .executeTakeFirst();
  return row !== undefined;
}
