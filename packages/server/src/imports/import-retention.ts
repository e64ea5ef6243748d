import { removeFilesQueue } from '../platform/files/remove-files.js';
import type { Services } from '../platform/services.js';
import { importQueue } from './import-queue.js';

/** Folder of the file store for archives that wait to be read. */
export const ARCHIVES = 'import';

const RETENTION_MS = 30 * 86_400_000;
/** Longer than between the end of an upload and the row that refers to it. */
const UNCLAIMED_MS = 86_400_000;

/** Adds a job for every import that runs; for the only process at work, after a crash. */
export async function requeueImports({ db, jobs }: Pick<Services, 'db' | 'jobs'>): Promise<void> {
  const rows = await db
    .selectFrom('archive_import')
    .where('status', '=', 'running')
    .orderBy('id')
    .select('id')
    .execute();
  for (const { id } of rows) await jobs.send(db, importQueue, { importId: id });
}

/** Removes old imports and archives without one. */
export async function removeOldImports({
  db,
  files,
  jobs,
  clock,
}: Pick<Services, 'db' | 'files' | 'jobs' | 'clock'>): Promise<void> {
  const before = new Date(clock().getTime() - RETENTION_MS);
  await db.deleteFrom('archive_import').where('finished', '<', before).execute();
  // A folder that is not there cannot be listed.
  if (!(await files.exists(`${ARCHIVES}/.keep`))) await files.put(`${ARCHIVES}/.keep`, '');
  const { objects } = await files.listAll(ARCHIVES);
  for (const object of objects) {
    if (!object.isFile || object.name === '.keep') continue;
    const { lastModified } = await files.getMetaData(object.key);
    // Files carry the machine's time, not that of `clock`.
    if (Date.now() - lastModified.getTime() < UNCLAIMED_MS) continue;
    await jobs.send(db, removeFilesQueue, { keys: [object.key] });
  }
}
