import type { Schemas } from '@cloudstreet/sdk/contract';
import { type Selectable, sql } from 'kysely';
import type { Executor } from '../platform/database/database.js';
import type { DB } from '../platform/database/schema.js';
import type { ImportItem, ImportPlan } from './plan-import.js';

export type ImportRow = Selectable<DB['archive_import']>;
type Count = Schemas['ImportCount'];

/** Finds the running import of a user, or the last one. */
export function findImport(db: Executor, userId: number): Promise<ImportRow | undefined> {
  return db
    .selectFrom('archive_import')
    .where('user_id', '=', userId)
    .selectAll()
    .executeTakeFirst();
}

export interface NewImport {
  readonly userId: number;
  readonly name: string;
  readonly key: string;
  readonly plan: ImportPlan;
  readonly now: Date;
}

/** Creates an import, replacing an ended one; undefined while one runs. */
export async function insertImport(
  transaction: Executor,
  { userId, name, key, plan, now }: NewImport,
): Promise<number | undefined> {
  await transaction
    .deleteFrom('archive_import')
    .where('user_id', '=', userId)
    .where('status', '<>', 'running')
    .execute();
  const row = await transaction
    .insertInto('archive_import')
    .values({
      user_id: userId,
      name,
      key,
      host: plan.host,
      created: now,
      run: null,
      finished: null,
    })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (row) await insertItems(transaction, row.id, plan.items);
  return row?.id;
}

const CHUNK = 500;
async function insertItems(
  transaction: Executor,
  importId: number,
  items: ImportPlan['items'],
): Promise<void> {
  for (let first = 0; first < items.length; first += CHUNK) {
    const rows = items.slice(first, first + CHUNK).map(({ kind, path, content }, index) => ({
      kind,
      path,
      content,
      import_id: importId,
      position: first + index,
      hash: null,
    }));
    await transaction.insertInto('archive_import_item').values(rows).execute();
  }
}

/** Makes this run the active one; undefined if the import has ended. */
export function claimImport(
  db: Executor,
  importId: number,
  run: string,
): Promise<ImportRow | undefined> {
  return db
    .updateTable('archive_import')
    .set({ run })
    .where('id', '=', importId)
    .where('status', '=', 'running')
    .returningAll()
    .executeTakeFirst();
}

/** One run of an import. */
export interface ImportRun {
  readonly importId: number;
  readonly run: string;
}

/** Finds the next item of an import; undefined if none is left or another run is active. */
export async function findNextItem(db: Executor, { importId, run }: ImportRun) {
  const row = await db
    .selectFrom('archive_import_item')
    .innerJoin('archive_import', 'archive_import.id', 'archive_import_item.import_id')
    .where('archive_import.id', '=', importId)
    .where('archive_import.run', '=', run)
    .where('archive_import.status', '=', 'running')
    .where('is_done', '=', false)
    .orderBy('position')
    .limit(1)
    .select(['position', 'kind', 'path', 'content', 'failures'])
    .executeTakeFirst();
  // The kind determines the type of the content; both were written together.
  return row as (ImportItem & { position: number; failures: number }) | undefined;
}

/** Outcome of one item. */
export interface Outcome {
  readonly added?: number;
  readonly skipped?: number;
  readonly refused?: number;
  readonly issues?: readonly string[];
  /** Hash of a recording, by which its photos find it. */
  readonly hash?: string;
}

/** Another run has taken over, or the import was stopped. */
export class ImportEndedError extends Error {
  override name = 'ImportEndedError';
}

/** @throws {ImportEndedError} If this run is no longer active; then nothing may be stored. */
export async function completeItem(
  db: Executor,
  { importId, run, position }: ImportRun & { position: number },
  { added = 0, skipped = 0, refused = 0, issues = [], hash }: Outcome,
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('archive_import_item')
    .set({ is_done: true, added, skipped, refused, remarks: [...issues], hash: hash ?? null })
    .where('import_id', '=', importId)
    .where('position', '=', position)
    .where('is_done', '=', false)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('archive_import')
          .where('id', '=', importId)
          .where('run', '=', run)
          .where('status', '=', 'running')
          .select('id'),
      ),
    )
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new ImportEndedError();
}

export async function countFailure(
  db: Executor,
  { importId, position }: { importId: number; position: number },
): Promise<void> {
  await db
    .updateTable('archive_import_item')
    .set((eb) => ({ failures: eb('failures', '+', 1) }))
    .where('import_id', '=', importId)
    .where('position', '=', position)
    .execute();
}

/** Ends a running import and returns the key of its archive; undefined if none was running. */
export async function endImport(
  db: Executor,
  which: { id: number; run: string } | { user_id: number },
  { status, now }: { status: 'done' | 'cancelled'; now: Date },
): Promise<string | undefined> {
  const row = await db
    .updateTable('archive_import')
    .set({ status, finished: now })
    .where((eb) => eb.and(which))
    .where('status', '=', 'running')
    .returning('key')
    .executeTakeFirst();
  return row?.key;
}

/** The flight here that was made of a recording of this import. */
export async function findImportedFlight(
  db: Executor,
  {
    importId,
    userId,
    file,
    takeoffNumber,
  }: { importId: number; userId: number; file: string; takeoffNumber: number },
): Promise<number | undefined> {
  const row = await db
    .selectFrom('archive_import_item')
    .innerJoin('igc_file', 'igc_file.hash', 'archive_import_item.hash')
    .innerJoin('any_flight as flight', 'flight.igc_file_id', 'igc_file.id')
    .where('import_id', '=', importId)
    .where('path', '=', file)
    .where('kind', '=', 'flight')
    .where('takeoff_number', '=', takeoffNumber)
    .where('flight.user_id', '=', userId)
    .select('flight.id')
    .executeTakeFirst();
  return row?.id;
}

/** Returns the progress of an import, one row per kind of item. */
export async function countItems(db: Executor, importId: number) {
  const { rows } = await sql<Count & { total: number; done: number; issues: number }>`
    select kind, count(*)::int as total, count(*) filter (where is_done)::int as done,
      sum(added)::int as added, sum(skipped)::int as skipped, sum(refused)::int as refused,
      sum(cardinality(remarks))::int as issues
    from archive_import_item where import_id = ${importId}
    group by kind order by min(position)`.execute(db);
  return rows;
}

export async function findIssues(db: Executor, importId: number, limit: number) {
  const { rows } = await sql<{ path: string; issue: string }>`
    select path, issue from archive_import_item, unnest(remarks) with ordinality as each (issue, number)
    where import_id = ${importId} order by position, number limit ${limit}`.execute(db);
  return rows;
}

/** Whether a running import still reads the archive of this key. */
export async function isArchiveOfImport(db: Executor, key: string): Promise<boolean> {
  const row = await db
    .selectFrom('archive_import')
    .where('key', '=', key)
    .where('status', '=', 'running')
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}
