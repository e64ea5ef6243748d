import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { startTestApi } from '../../testing/start-test-api.js';
import type { Database } from './database.js';
import { PREPARED } from './prepared.js';

let db: Database;

beforeAll(async () => {
  const { server } = await startTestApi();
  ({ db } = server.services);
});

test('a connection keeps the plans of marked statements, each once, and of no others', async () => {
  await db.connection().execute(async (connection) => {
    const clubs = (id: number) =>
      connection
        .selectFrom('club')
        .modifyFront(PREPARED)
        .where('id', '=', id)
        .select('name')
        .execute();
    const kept = async () => {
      const { rows } = await sql<{ statement: string }>`
        select statement from pg_prepared_statements`.execute(connection);
      return rows.map(({ statement }) => statement).filter((text) => text.includes('"club"'));
    };
    const before = await kept();
    await clubs(1);
    await clubs(2);
    await connection.selectFrom('club').where('id', '=', 1).select('id').execute();
    const after = await kept();
    expect(after.slice(before.length)).toEqual([
      'select /* prepared */ "name" from "club" where "id" = $1',
    ]);
  });
});
