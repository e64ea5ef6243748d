import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { DomainError, FieldError, text } from '../http/errors.js';
import { operation, signedInUser } from '../http/operation.js';
import type { Services } from '../services.js';
import { getUserRow } from '../users/queries.js';
import { openArchive } from './archive.js';
import { ARCHIVES } from './keep-imports.js';
import { type ImportPlan, type Owner, planImport } from './plan-import.js';
import { findImport, insertImport, type NewImport } from './queries.js';
import { serializeImports } from './serialize.js';

const BYTES_PER_MEGABYTE = 1024 * 1024;

export const createImport = operation('createImport', async (request, services) => {
  const { db, clock } = services;
  const { id: userId } = signedInUser(request);
  const { name, path } = request.files.get('archive') ?? {};
  if (path === undefined) {
    throw new FieldError([{ loc: ['archive'], type: 'required', message: text('field.required') }]);
  }
  if ((await findImport(db, userId))?.status === 'running') throw isRunning();
  const plan = await readPlan(services, path, await getUserRow(db, userId));
  const key = `${ARCHIVES}/${randomUUID()}.zip`;
  await store(services, path, { userId, name: name || 'archive.zip', key, plan, now: clock() });
  return serializeImports(services, userId, request);
});

async function readPlan(
  { config }: Pick<Services, 'config'>,
  path: string,
  owner: Owner,
): Promise<ImportPlan> {
  const archive = await openArchive(path, config.importMegabytes * BYTES_PER_MEGABYTE);
  try {
    return await planImport(archive, owner);
  } finally {
    archive.close();
  }
}

/** All or nothing; an archive that nothing refers to goes at last by itself. */
async function store(
  { db, files, jobs }: Pick<Services, 'db' | 'files' | 'jobs'>,
  path: string,
  wanted: NewImport,
): Promise<void> {
  await files.putStream(wanted.key, createReadStream(path));
  try {
    await db.transaction().execute(async (transaction) => {
      const importId = await insertImport(transaction, wanted);
      // Of two calls at the same time the second comes too late.
      if (importId === undefined) throw isRunning();
      await jobs.send(transaction, 'import-archive', { importId });
    });
  } catch (error) {
    await files.delete(wanted.key);
    throw error;
  }
}

function isRunning(): DomainError {
  return new DomainError(409, 'IMPORT_RUNNING', text('error.IMPORT_RUNNING'));
}
