import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { startTestApi } from '../../testing/start-test-api.js';
import type { Database } from './database.js';
import { rewriteTable } from './rewrite-table.js';

const TABLE = 'ranking_entry';

let db: Database;
beforeAll(async () => {
  const { server, signUp } = await startTestApi();
  db = server.services.db;
  const { id } = await signUp();
  await insertEntry(sql.table(TABLE), id);
});

function insertEntry(table: ReturnType<typeof sql.table>, userId: number) {
  return sql`
    insert into ${table} (contest, season, scope, scope_id, user_id, points, distance, seconds,
      scored_seconds, flights)
    values ('free', 2026, 'user', '1', ${userId}, 1, 0, 0, 0, 1)`.execute(db);
}

function readPoints() {
  return db.selectFrom(TABLE).select('points').execute();
}

async function describeTable() {
  const { rows } = await sql`
    select indexdef as part from pg_indexes where tablename = ${TABLE}
    union all
    select concat_ws(' ', conname, pg_get_constraintdef(oid))
    from pg_constraint where conrelid = ${TABLE}::regclass
    union all
    select concat_ws(' ', column_name, data_type, is_nullable, column_default)
    from information_schema.columns where table_name = ${TABLE}
    order by part`.execute(db);
  return rows;
}

test('a rewritten table has new rows with the same columns, indexes and keys', async () => {
  const before = await describeTable();
  await db.transaction().execute((transaction) =>
    rewriteTable(transaction, TABLE, async (fresh) => {
      await sql`insert into ${fresh} select * from ${sql.table(TABLE)}`.execute(transaction);
      await sql`update ${fresh} set points = points + 1`.execute(transaction);
      // Readers see the old rows meanwhile.
      expect(await readPoints()).toEqual([{ points: 1 }]);
    }),
  );
  expect(await readPoints()).toEqual([{ points: 2 }]);
  expect(await describeTable()).toEqual(before);
  expect(before.length).toBeGreaterThan(12);
});

test('a waiting change applies to the new table', async () => {
  let change: Promise<unknown> = Promise.resolve();
  await db.transaction().execute((transaction) =>
    rewriteTable(transaction, TABLE, async (fresh) => {
      await sql`insert into ${fresh} select * from ${sql.table(TABLE)}`.execute(transaction);
      change = db.updateTable(TABLE).set({ points: 7 }).execute();
    }),
  );
  await change;
  expect(await readPoints()).toEqual([{ points: 7 }]);
});

test('rows that break a constraint leave the old table unchanged', async () => {
  const before = await describeTable();
  const rewritten = db.transaction().execute((transaction) =>
    rewriteTable(transaction, TABLE, async (fresh) => {
      await sql`
        insert into ${fresh} select * from ${sql.table(TABLE)}
        union all select * from ${sql.table(TABLE)}`.execute(transaction);
    }),
  );
  await expect(rewritten).rejects.toThrow('fresh_ranking_entry_pkey');
  expect(await readPoints()).toEqual([{ points: 7 }]);
  expect(await describeTable()).toEqual(before);
});
