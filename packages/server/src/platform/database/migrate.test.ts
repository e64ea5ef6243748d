import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startTestApi } from '../../testing/start-test-api.js';
import { ConfigError } from '../config/config.js';
import { openDatabase, withDatabaseName } from './database.js';
import { openInstance } from './instance.js';
import { MIGRATIONS } from './migrate.js';

test('a database of a later version is refused in one sentence', async () => {
  const { config, db } = (await startTestApi()).server.services;
  await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '')`.execute(db);
  const error = await openInstance({ config }).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ConfigError);
  expect((error as ConfigError).message).toMatch(
    /^A later version of Cloudstreet has changed this database .*9999-later.*Install that version/,
  );
});

test('an update keeps the lines of deleted accounts', async () => {
  const { config, db: existing } = (await startTestApi()).server.services;
  await sql`create database before_filters`.execute(existing);
  const db = openDatabase({ url: withDatabaseName(config.databaseUrl!, 'before_filters') });
  const after = Object.keys(MIGRATIONS).indexOf('0011-flight-filters');
  for (const { up } of Object.values(MIGRATIONS).slice(0, after)) await up(db);
  await sql`
    insert into deleted_account values (7, 'Jo', 'jo@example.org', null, '', now(), '{}', '{}', '{}');
  `.execute(db);
  const row = { flight_id: 3, line: '', path: '[(11,0),(12,0)]', bounds: '(12,0),(11,0)' };
  await sql`
    insert into deleted_account_row (account_id, table_name, content)
    values (7, 'flight_line', ${JSON.stringify(row)})`.execute(db);
  for (const { up } of Object.values(MIGRATIONS).slice(after)) await up(db);
  const { rows } = await sql`select content from deleted_account_row`.execute(db);
  const { path: _path, ...others } = row;
  const mercator = expect.stringMatching(/^\[\(11,[^(]*\),\(12,[^(]*\)\]$/);
  expect(rows).toEqual([{ content: { ...others, mercator } }]);
  await db.destroy();
  await sql`drop database before_filters`.execute(existing);
});
