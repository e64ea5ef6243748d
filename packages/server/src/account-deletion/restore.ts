import { type RawBuilder, sql } from 'kysely';
import type { AccountDeletion } from '../accounts/account-deletion.js';
import type { Executor } from '../platform/database/database.js';
import type { Jobs } from '../platform/queue/jobs.js';
import { findReferences, type Reference } from './dependents.js';

/**
 * Restores all rows of a deleted account in one transaction. Changes by others in the meantime have
 * precedence: a flight whose file another user has uploaded stays theirs.
 *
 * @returns False if the account can no longer be restored.
 */
export async function restore(
  transaction: Executor,
  jobs: Jobs,
  { id, parts }: { id: number; parts: readonly Pick<AccountDeletion, 'restore'>[] },
): Promise<boolean> {
  const deleted = await transaction
    .selectFrom('deleted_account')
    .where('id', '=', id)
    .selectAll()
    .forUpdate()
    .executeTakeFirst();
  if (!deleted) return false;
  // Name and address of the account must be free first.
  await sql`
    create temporary table coming_back on commit drop as
    select id, table_name, content from deleted_account_row where account_id = ${id}`.execute(
    transaction,
  );
  await transaction.deleteFrom('deleted_account').where('id', '=', id).execute();

  const references = await findReferences(transaction);
  for (const table of await tablesInOrder(transaction)) {
    await insertRows(transaction, table, references);
  }
  for (const part of parts) await part.restore?.(transaction, { jobs }, deleted);
  return true;
}

async function tablesInOrder(transaction: Executor): Promise<string[]> {
  const { rows } = await sql<{ table_name: string }>`
    select table_name from coming_back group by table_name order by min(id)`.execute(transaction);
  return rows.map(({ table_name: name }) => name);
}

/** Returns the rows whose parents still exist; optional references to deleted rows become null. */
async function insertRows(
  transaction: Executor,
  table: string,
  references: readonly Reference[],
): Promise<void> {
  const columns = await findColumns(transaction, table);
  const own = references.filter((each) => each.table === table && each.parent !== table);
  const forgetting = new Map(
    own.filter(({ on_delete }) => on_delete === 'n').map((each) => [each.column, each]),
  );
  const needed = own
    .filter(({ on_delete }) => on_delete !== 'n')
    .map((each) => sql`(kept.${sql.ref(each.column)} is null or ${exists(each)})`);
  const values = columns.map((column): RawBuilder<unknown> => {
    const reference = forgetting.get(column);
    const value = sql`kept.${sql.ref(column)}`;
    return reference ? sql`case when ${exists(reference)} then ${value} end` : value;
  });
  await sql`
    insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
    overriding system value
    select ${sql.join(values)}
    from coming_back
    cross join lateral jsonb_populate_record(null::${sql.table(table)}, content) as kept
    where table_name = ${table} ${needed.length > 0 ? sql`and ${sql.join(needed, sql` and `)}` : sql``}
    order by coming_back.id
    on conflict do nothing`.execute(transaction);
}

/** Stored columns that still exist, without generated ones. */
async function findColumns(transaction: Executor, table: string): Promise<string[]> {
  const { rows } = await sql<{ column_name: string }>`
    select column_name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'
      and column_name in (
        select jsonb_object_keys(content)
        from (select content from coming_back where table_name = ${table} limit 1) as first)
    order by ordinal_position`.execute(transaction);
  return rows.map(({ column_name: name }) => name);
}

function exists({ column, parent, parent_column }: Reference): RawBuilder<boolean> {
  return sql`exists (select from ${sql.table(parent)} as parent
    where parent.${sql.ref(parent_column)} = kept.${sql.ref(column)})`;
}
