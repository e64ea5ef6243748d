import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { getOwner } from '../accounts/queries.js';
import { DomainError, FieldError, text } from '../platform/errors/errors.js';
import { BYTES_PER_MEGABYTE } from '../platform/files/megabytes.js';
import { operation, signedInUser } from '../platform/http/operation.js';
import type { Services } from '../platform/services.js';
import { ArchiveError } from './archive-error.js';
import { importQueue } from './import-queue.js';
import { ARCHIVES } from './import-retention.js';
import type { WithImports } from './import-runner.js';
import type { planArchive } from './plan-archive.js';
import type { ImportOwner, ImportPlan } from './plan-import.js';
import { findImport, insertImport, type NewImport } from './queries.js';
import { serializeImports } from './serialize.js';
import type { ImportStep } from './step.js';

/** Three copies: the archive as it arrives, the stored archive, and then its files. */
const ROOM_PER_BYTE = 3;

export const createImport = (steps: readonly ImportStep[]) =>
  operation(
    'createImport',
    async (request, services: Services & WithImports) => {
      const { db, clock } = services;
      const { id: userId } = signedInUser(request);
      const { name, path } = request.files.get('archive') ?? {};
      if (path === undefined) {
        const message = text('field.required');
        throw new FieldError([{ loc: ['archive'], type: 'required', message }]);
      }
      const plan = await readPlan(services, path, await getOwner(db, userId));
      const key = `${ARCHIVES}/${randomUUID()}.zip`;
      const wanted = { userId, name: name || 'archive.zip', key, plan, now: clock() };
      await store(services, path, wanted);
      return serializeImports(services, { userId, reader: request, steps });
    },
    { rateLimit: { perMinute: 5 }, guard: reserveRoom },
  );

/**
 * Reserves disk space for the one archive that a user may send at a time.
 *
 * @throws {DomainError} If another one is being sent or imported, or the disk is full.
 */
async function reserveRoom(
  request: Parameters<typeof signedInUser>[0] & { headers: IncomingHttpHeaders },
  { db, config, tempStorage, imports: { arriving } }: Services & WithImports,
): Promise<() => void> {
  const { id } = signedInUser(request);
  if (arriving.has(id)) throw isRunning();
  arriving.add(id);
  try {
    if ((await findImport(db, id))?.status === 'running') throw isRunning();
    const most = config.importMegabytes * BYTES_PER_MEGABYTE;
    const announced = Number(request.headers['content-length'] ?? most);
    const release = await tempStorage.reserve(Math.min(announced, most) * ROOM_PER_BYTE);
    return () => {
      arriving.delete(id);
      release();
    };
  } catch (error) {
    arriving.delete(id);
    throw error;
  }
}

/** @throws {ArchiveError} If it is no valid archive. */
async function readPlan(
  { config, imports: { workers } }: Pick<Services, 'config'> & WithImports,
  path: string,
  { name, email, date_of_birth }: ImportOwner,
): Promise<ImportPlan> {
  const plan = await workers.run<typeof planArchive>('planArchive', {
    path,
    maxBytes: config.importMegabytes * BYTES_PER_MEGABYTE,
    owner: { name, email, date_of_birth },
  });
  if ('refusal' in plan) throw new ArchiveError(plan.refusal.flaw, plan.refusal.file);
  return plan;
}

/** All or nothing; cleanup removes an archive that nothing refers to. */
async function store(
  { db, files, jobs }: Pick<Services, 'db' | 'files' | 'jobs'>,
  path: string,
  wanted: NewImport,
): Promise<void> {
  await files.putStream(wanted.key, createReadStream(path));
  try {
    await db.transaction().execute(async (transaction) => {
      const importId = await insertImport(transaction, wanted);
      // Another process may have let in a second one.
      if (importId === undefined) throw isRunning();
      await jobs.send(transaction, importQueue, { importId });
    });
  } catch (error) {
    await files.delete(wanted.key);
    throw error;
  }
}

function isRunning(): DomainError {
  return new DomainError(409, 'IMPORT_RUNNING', text('error.IMPORT_RUNNING'));
}
