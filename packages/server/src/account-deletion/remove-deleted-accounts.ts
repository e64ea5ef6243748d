import type { AccountDeletion, DeletedAccount } from '../accounts/account-deletion.js';
import type { Executor } from '../platform/database/database.js';
import { removeFilesQueue } from '../platform/files/remove-files.js';
import type { Services } from '../platform/services.js';

/**
 * Permanently removes accounts that were deleted seven days ago: rows, files, mails and jobs. Every
 * step can run again, and the row of the account is deleted last, so that the next call completes
 * the work after a crash.
 */
export async function removeDeletedAccounts<Context extends Services>(
  services: Context,
  parts: readonly AccountDeletion<Context>[],
): Promise<void> {
  const { db, clock } = services;
  const accounts = await db
    .selectFrom('deleted_account')
    .where('until', '<=', clock())
    .orderBy('id')
    .selectAll()
    .execute();
  for (const account of accounts) {
    for (const { erase } of parts) await erase?.(services, account);
    await remove(services, account, parts);
  }
}

async function remove<Context extends Services>(
  services: Context,
  account: DeletedAccount,
  parts: readonly AccountDeletion<Context>[],
): Promise<void> {
  const { db, jobs } = services;
  await db.transaction().execute(async (transaction) => {
    // Simultaneous restores and other processes wait here.
    const keys = await lockKeys(transaction, account.id);
    await transaction.deleteFrom('deleted_account').where('id', '=', account.id).execute();
    for (const part of parts) await part.remove?.(transaction, services, { account, keys });
    if (keys.length > 0) await jobs.send(transaction, removeFilesQueue, { keys });
  });
}

/** Locks an account and returns the keys of its stored files. */
async function lockKeys(transaction: Executor, id: number): Promise<string[]> {
  await transaction
    .selectFrom('deleted_account')
    .where('id', '=', id)
    .select('id')
    .forUpdate()
    .execute();
  const rows = await transaction
    .selectFrom('deleted_account_file')
    .where('account_id', '=', id)
    .select('key')
    .execute();
  return rows.map(({ key }) => key);
}
