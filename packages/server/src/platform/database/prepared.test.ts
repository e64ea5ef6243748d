import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startTestApi } from '../../testing/start-test-api.js';
import { type Database, openDatabase } from './database.js';
import { PREPARED } from './prepared.js';

/** The statements on `club` whose plans a connection keeps after a few calls. */
async function cachedPlans(db: Database): Promise<string[]> {
  return db.connection().execute(async (connection) => {
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
    return (await kept()).slice(before.length);
  });
}

test('a server keeps the plans of marked statements only, each once', async () => {
  const { server } = await startTestApi();
  expect(await cachedPlans(server.services.db)).toEqual([
    'select /* prepared */ "name" from "club" where "id" = $1',
  ]);
});

test('a database opened without the option keeps no plans', async () => {
  const { server } = await startTestApi();
  const db = openDatabase({ url: server.services.config.databaseUrl ?? '' });
  expect(await cachedPlans(db)).toEqual([]);
  await db.destroy();
});
