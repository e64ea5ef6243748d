import { type RawBuilder, sql } from 'kysely';
import type { Executor } from './database.js';
import type { DB } from './schema.js';

/**
 * Rewrites a table: fills an empty copy, adds indexes and keys afterwards, which takes a fraction
 * of the time, and replaces the old table by it. The old table can be read until then, and changes
 * of it wait until the transaction ends. Only for tables to which no other table refers.
 *
 * @param fill Inserts all rows into the given table.
 */
export async function rewriteTable(
  db: Executor,
  name: keyof DB,
  fill: (fresh: RawBuilder<unknown>) => Promise<void>,
): Promise<void> {
  const table = sql.table(name);
  const fresh = sql.table(freshName(name));
  await sql`lock table ${table} in exclusive mode`.execute(db);
  const indexes = await findIndexes(db, name);
  const keys = await findKeys(db, name);

  await sql`create table ${fresh} (like ${table} including all excluding indexes)`.execute(db);
  await fill(fresh);
  await sql`set local maintenance_work_mem = '256MB'`.execute(db);
  for (const index of indexes) {
    const unique = sql.raw(index.is_unique ? 'unique' : '');
    // The definition follows ` USING `, and only names precede it.
    const made = sql.raw(index.definition.slice(index.definition.indexOf(' USING ')));
    await sql`create ${unique} index ${sql.ref(freshName(index.name))} on ${fresh} ${made}`.execute(
      db,
    );
  }
  await sql`analyze ${fresh}`.execute(db);

  await sql`drop table ${table}`.execute(db);
  await sql`alter table ${fresh} rename to ${sql.ref(name)}`.execute(db);
  for (const index of indexes) {
    await sql`alter index ${sql.ref(freshName(index.name))} rename to ${sql.ref(index.name)}`.execute(
      db,
    );
  }
  for (const key of keys) {
    await sql`alter table ${table} add constraint ${sql.ref(key.name)} ${sql.raw(key.definition)}`.execute(
      db,
    );
  }
}

function freshName(name: string): string {
  return `fresh_${name}`;
}

async function findIndexes(db: Executor, table: string) {
  const { rows } = await sql<{ name: string; definition: string; is_unique: boolean }>`
    select relname as name, pg_get_indexdef(indexrelid) as definition, indisunique as is_unique
    from pg_index join pg_class on pg_class.oid = indexrelid
    where indrelid = ${table}::regclass`.execute(db);
  return rows;
}

/** Finds constraints that copying the columns does not include. A primary key reuses its index. */
async function findKeys(db: Executor, table: string) {
  const { rows } = await sql<{ name: string; definition: string }>`
    select conname as name,
      case contype
        when 'p' then format('primary key using index %I', conname)
        when 'u' then format('unique using index %I', conname)
        else pg_get_constraintdef(oid)
      end as definition
    from pg_constraint
    where conrelid = ${table}::regclass and contype in ('p', 'u', 'f')`.execute(db);
  return rows;
}
