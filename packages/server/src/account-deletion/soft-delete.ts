import { sql } from 'kysely';
import type { AccountDeletion } from '../accounts/account-deletion.js';
import type { Executor } from '../platform/database/database.js';
import type { Services } from '../platform/services.js';
import { dependentsOf, findReferences } from './dependents.js';

interface AccountToDelete {
  id: number;
  name: string;
  email: string;
  club_id: number | null;
  password_hash: string;
}

interface SoftDeletion<Context> {
  readonly account: AccountToDelete;
  /** Time until which the account may be restored. */
  readonly until: Date;
  readonly parts: readonly AccountDeletion<Context>[];
}

/**
 * Moves all rows of a user out of the tables that queries read, and stores them. Call it in a
 * transaction that holds the user's row.
 */
export async function softDelete<Context extends Services>(
  transaction: Executor,
  services: Context,
  { account, until, parts }: SoftDeletion<Context>,
): Promise<void> {
  const { id } = account;
  await transaction
    .insertInto('deleted_account')
    .values({ ...account, until, seasons: [], co_flights: [], kept_flights: [] })
    .execute();
  for (const { prepare } of parts) await prepare?.(transaction, services, id);
  for (const { findFiles } of parts) {
    const keys = (await findFiles?.(transaction, id)) ?? [];
    await sql`
      insert into deleted_account_file (account_id, key)
      select ${id}, key from unnest(${keys}::text[]) as key
      on conflict do nothing`.execute(transaction);
  }
  const references = await findReferences(transaction);
  for (const { table, condition } of dependentsOf(id, references, parts)) {
    await sql`
      insert into deleted_account_row (account_id, table_name, content)
      select ${id}, ${table}, to_jsonb(kept) from ${sql.table(table)} as kept
      where ${condition}`.execute(transaction);
  }
  for (const { detach } of parts) await detach?.(transaction, id);
  await transaction.deleteFrom('user').where('id', '=', id).execute();
}
