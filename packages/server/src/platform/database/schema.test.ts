import { readFileSync } from 'node:fs';
import { expect, inject, test } from 'vitest';
import { schemaTypes } from '../../../scripts/schema-types.js';
import { TEMPLATE_DATABASE } from '../../testing/provided.js';
import { openDatabase, withDatabaseName } from './database.js';

test('schema.ts has the types of the migrated tables', async () => {
  const db = openDatabase({ url: withDatabaseName(inject('testDatabaseUrl'), TEMPLATE_DATABASE) });
  const types = await schemaTypes(db);
  await db.destroy();
  const committed = readFileSync(new URL('./schema.ts', import.meta.url), 'utf8');
  expect(committed === types, 'schema.ts is out of date. Run: npm run generate').toBe(true);
});
