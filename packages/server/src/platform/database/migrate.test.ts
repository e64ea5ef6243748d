import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startTestApi } from '../../testing/start-test-api.js';
import { ConfigError } from '../config/config.js';
import { openInstance } from './instance.js';

test('a database of a later version is refused in one sentence', async () => {
  const { config, db } = (await startTestApi()).server.services;
  await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '')`.execute(db);
  const error = await openInstance({ config }).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ConfigError);
  expect((error as ConfigError).message).toMatch(
    /^A later version of Cloudstreet has changed this database .*9999-later.*Install that version/,
  );
});
