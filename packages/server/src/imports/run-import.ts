import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { DatabaseUnavailableError } from '../platform/database/resilient-pool.js';
import { DomainError, FieldError } from '../platform/errors/errors.js';
import { isDiskFull } from '../platform/files/disk-full.js';
import { BYTES_PER_MEGABYTE } from '../platform/files/megabytes.js';
import { removeFilesQueue } from '../platform/files/remove-files.js';
import type { Services } from '../platform/services.js';
import { type Archive, EntryError, openArchive } from './archive.js';
import { type ImportJob, importQueue } from './import-queue.js';
import type { ImportItem } from './plan-import.js';
import {
  claimImport,
  countFailure,
  endImport,
  findNextItem,
  ImportEndedError,
  type ImportRow,
  type ImportRun,
} from './queries.js';
import { completeStep, type ImportStep, type StepInput } from './step.js';

/** A file that fails this often would always fail. */
const MAX_FAILURES = 3;

/**
 * Job: imports an archive item by item. Each item is stored in one transaction that also marks it
 * as done, so that the next run continues after an interruption.
 */
export async function runImport(
  services: Services,
  job: ImportJob,
  steps: readonly ImportStep[],
): Promise<void> {
  const { db, clock, jobs } = services;
  const run: ImportRun = { importId: job.importId, run: randomUUID() };
  const row = await claimImport(db, run.importId, run.run);
  if (!row) return;
  const isComplete = await withArchive(services, row, (archive) =>
    importItems(services, { row, run, archive, steps }),
  );
  if (!isComplete) return;
  await db.transaction().execute(async (transaction) => {
    const end = { status: 'done', now: clock() } as const;
    const key = await endImport(transaction, { id: row.id, run: run.run }, end);
    if (key !== undefined) await jobs.send(transaction, removeFilesQueue, { keys: [key] });
  });
}

/** Hands over the archive, which is read at many places, as a file of this machine. */
async function withArchive<Result>(
  { files, config, tempStorage }: Pick<Services, 'files' | 'config' | 'tempStorage'>,
  { key }: ImportRow,
  use: (archive: Archive) => Promise<Result>,
): Promise<Result> {
  const folder = await tempStorage.makeFolder();
  try {
    const path = join(folder, 'archive.zip');
    await pipeline(await files.getStream(key), createWriteStream(path, { mode: 0o600 }));
    const archive = await openArchive(path, config.importMegabytes * BYTES_PER_MEGABYTE);
    try {
      return await use(archive);
    } finally {
      archive.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface Importing {
  steps: readonly ImportStep[];
  row: ImportRow;
  run: ImportRun;
  archive: Archive;
}

/**
 * Returns whether the import is complete; false if another run is active or a later one will
 * continue.
 */
async function importItems(
  services: Services,
  { steps, row, run, archive }: Importing,
): Promise<boolean> {
  const { db, jobs } = services;
  for (;;) {
    const item = await findNextItem(db, run);
    if (!item) return true;
    if (jobs.isStopping()) {
      await jobs.send(db, importQueue, { importId: row.id });
      return false;
    }
    const { position, failures, ...rest } = item;
    const at = { ...run, position };
    const step = { services, archive, userId: row.user_id, host: row.host, at, ...rest };
    if (!(await advance(step, failures, steps))) return false;
  }
}

/** Whether this run is still active. */
async function advance(
  step: AnyStep,
  failures: number,
  steps: readonly ImportStep[],
): Promise<boolean> {
  try {
    await importItem(step, steps).catch((error: unknown) => handleFailure(step, failures, error));
    return true;
  } catch (error) {
    if (error instanceof ImportEndedError) return false;
    throw error;
  }
}

type AnyStep = Omit<StepInput<never>, 'content'> & ImportItem;

async function importItem(step: AnyStep, steps: readonly ImportStep[]): Promise<void> {
  const importStep = steps.find(({ kind }) => kind === step.kind);
  if (!importStep) throw new Error(`No resource imports items of kind ${step.kind}.`);
  // The plan writes the content that the step of the kind reads.
  await importStep.run({ ...step, content: step.content as never });
}

/** @throws Errors that another attempt may avoid. */
async function handleFailure(step: AnyStep, failures: number, error: unknown): Promise<void> {
  const { services, at } = step;
  const refused = step.kind === 'flight' ? step.content.flights.length : 1;
  if (error instanceof ImportEndedError) throw error;
  const refusal = refusalOf(error);
  if (refusal !== undefined) {
    await completeStep({ ...step, content: {} }, { refused, issues: [refusal] });
    return;
  }
  if (error instanceof DatabaseUnavailableError || isDiskFull(error)) throw error;
  services.log.error({ err: error, ...at, path: step.path }, 'importing failed');
  if (failures + 1 < MAX_FAILURES) {
    await countFailure(services.db, at);
    throw error;
  }
  await completeStep({ ...step, content: {} }, { refused, issues: ['INTERNAL'] });
}

/** Returns the code of the check that refused a file; undefined for any other error. */
function refusalOf(error: unknown): string | undefined {
  if (error instanceof EntryError || error instanceof DomainError) return error.code;
  return error instanceof FieldError ? error.problems[0]?.type : undefined;
}
