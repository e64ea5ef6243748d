/** Writes `schema.ts`, the types of the tables, from a new database with all migrations. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareDataFolder } from '../src/platform/database/data-folder.js';
import { ensureDatabase, openDatabase } from '../src/platform/database/database.js';
import { startEngine } from '../src/platform/database/embedded-engine.js';
import { engineUser } from '../src/platform/database/engine-user.js';
import { migrate } from '../src/platform/database/migrate.js';
import { schemaTypes } from './schema-types.js';

const folder = mkdtempSync(join(tmpdir(), 'cloudstreet-schema-'));
prepareDataFolder(folder, engineUser());
const engine = await startEngine({ folder });
try {
  const db = openDatabase({ url: await ensureDatabase(engine.url, 'schema') });
  await migrate(db);
  writeFileSync(
    new URL('../src/platform/database/schema.ts', import.meta.url),
    await schemaTypes(db),
  );
  await db.destroy();
} finally {
  await engine.stop();
  rmSync(folder, { recursive: true });
}
