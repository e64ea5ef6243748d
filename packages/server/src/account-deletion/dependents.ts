import { type RawBuilder, sql } from 'kysely';
import type { AccountDeletion } from '../accounts/account-deletion.js';
import type { Executor } from '../platform/database/database.js';

/** A column that refers to a row of another table. */
export interface Reference {
  readonly table: string;
  readonly column: string;
  readonly parent: string;
  readonly parent_column: string;
  /** Action of PostgreSQL when the parent row is deleted: `c` cascades, `n` sets null. */
  readonly on_delete: string;
}

/** Rows of a table that are deleted with a user. */
export interface Dependents {
  readonly table: string;
  readonly condition: RawBuilder<boolean>;
}

/** Every reference between the tables of this project. */
export async function findReferences(db: Executor): Promise<readonly Reference[]> {
  const { rows } = await sql<Reference>`
    select child.relname as table, own.attname as column,
      parent.relname as parent, other.attname as parent_column, confdeltype as on_delete
    from pg_constraint
    join pg_class as child on child.oid = conrelid
    join pg_class as parent on parent.oid = confrelid
    join pg_attribute as own on own.attrelid = conrelid and own.attnum = conkey[1]
    join pg_attribute as other on other.attrelid = confrelid and other.attnum = confkey[1]
    where contype = 'f' and array_length(conkey, 1) = 1
      and connamespace = 'public'::regnamespace
      -- Rows of partitions are rows of their parent.
      and not child.relispartition
    order by conname`.execute(db);
  return rows;
}

/**
 * Everything that is deleted with a user, by the foreign keys of the database and the declarations
 * of resources, referenced tables first.
 */
export function dependentsOf(
  userId: number,
  references: readonly Reference[],
  parts: readonly Pick<AccountDeletion, 'notStored' | 'furtherRows'>[],
): Dependents[] {
  const notStored = new Set(parts.flatMap((part) => part.notStored ?? []));
  const further = parts.flatMap(({ furtherRows }) => furtherRows ?? []);
  const cascades = references.filter(
    ({ table, parent, on_delete }) =>
      on_delete === 'c' && table !== parent && !notStored.has(table),
  );
  const order: string[] = [];
  const seen = new Set<string>();
  const visit = (table: string) => {
    if (seen.has(table)) return;
    seen.add(table);
    for (const child of cascades.filter(({ parent }) => parent === table)) visit(child.table);
    order.unshift(table);
  };
  visit('user');

  const conditions = new Map<string, RawBuilder<boolean>>([['user', sql`id = ${userId}`]]);
  for (const table of order.slice(1)) {
    const ways = cascades
      .filter((each) => each.table === table && conditions.has(each.parent))
      .map(({ column, parent, parent_column }) =>
        parent === 'user'
          ? sql<boolean>`${sql.ref(column)} = ${userId}`
          : sql<boolean>`${sql.ref(column)} in (
              select ${sql.ref(parent_column)} from ${sql.table(parent)}
              where ${conditions.get(parent)})`,
      );
    for (const rows of further.filter((each) => each.table === table)) {
      ways.push(sql`(${rows.condition(userId)})`);
    }
    conditions.set(table, sql<boolean>`(${sql.join(ways, sql` or `)})`);
  }
  return order.map((table) => ({ table, condition: conditions.get(table) ?? sql`false` }));
}
