import { type Airspace, createAirspaceIndex } from '@cloudstreet/scoring/airspace';
import { sql } from 'kysely';
import { messages } from '../generated/messages/en-gb.js';
import { ConfigError } from '../platform/config/config.js';
import type { Database, Executor } from '../platform/database/database.js';
import type { SourceFields } from './airspace-cli-options.js';
import { hullAround } from './coverage.js';

export interface AirspaceImport {
  readonly source: SourceFields;
  /** Hash of the file. */
  readonly hash: string;
  readonly airspaces: readonly Airspace[];
  /** Whether to replace airspaces of the same name and days. */
  readonly replaces: boolean;
  readonly now: Date;
}

export interface AirspaceImportSummary {
  /** Whether the same file is stored already. Then nothing was changed. */
  readonly isKnown: boolean;
  readonly inserted: number;
  readonly removed: number;
  /** Last day of the previous edition, if it ends now. */
  readonly endedOn?: string;
}

const ROWS_PER_STATEMENT = 200;

/**
 * Stores the airspaces of a file in one transaction. An earlier edition with the same name and
 * without an end then ends on the day before.
 *
 * @throws {ConfigError} If there are others with this name and these days, and `replaces` is false.
 */
export function importAirspaces(
  db: Database,
  work: AirspaceImport,
): Promise<AirspaceImportSummary> {
  return db.transaction().execute(async (transaction) => {
    // Locked, so that two simultaneous imports cannot both find nothing.
    await sql`lock table airspace_source in share row exclusive mode`.execute(transaction);
    const { source, hash, airspaces, replaces, now } = work;
    const same = await findOverlapping(transaction, source);
    if (same.some((row) => row.hash === hash && isSamePeriod(row, source))) {
      return { isKnown: true, inserted: 0, removed: 0 };
    }
    const endedOn = await closePreviousSource(transaction, source, same);
    const rivals = await findOverlapping(transaction, source);
    if (rivals.length > 0 && !replaces) {
      throw new ConfigError(messages['airspace.overlap']({ name: source.name }));
    }
    const removed = await removeSources(
      transaction,
      rivals.map(({ id }) => id),
    );
    const { id } = await transaction
      .insertInto('airspace_source')
      .values({ ...source, hash, hull: hullAround(airspaces), imported: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    await insertAirspaces(transaction, id, airspaces);
    return {
      isKnown: false,
      inserted: airspaces.length,
      removed,
      ...(endedOn !== undefined && { endedOn }),
    };
  });
}

function findOverlapping(db: Executor, { name, valid_from: from, valid_to: to }: SourceFields) {
  return db
    .selectFrom('airspace_source')
    .where('name', '=', name)
    .where(sql<boolean>`daterange(valid_from, valid_to, '[]') && daterange(${from}, ${to}, '[]')`)
    .orderBy('id')
    .select(['id', 'hash', 'valid_from', 'valid_to'])
    .execute();
}

type Overlapping = Awaited<ReturnType<typeof findOverlapping>>[number];

function isSamePeriod(row: Overlapping, source: SourceFields): boolean {
  return row.valid_from === source.valid_from && row.valid_to === source.valid_to;
}

/** Ends the previous edition if it has no end: editions of a file follow each other. */
async function closePreviousSource(
  db: Executor,
  { valid_from: from }: SourceFields,
  same: readonly Overlapping[],
): Promise<string | undefined> {
  const earlier = same.filter(
    (row) => from !== null && row.valid_to === null && (row.valid_from ?? '') < from,
  );
  if (from === null || earlier.length === 0) return undefined;
  const [{ valid_to: endedOn } = { valid_to: null }] = await db
    .updateTable('airspace_source')
    .set({ valid_to: sql`${from}::date - 1` })
    .where(
      'id',
      'in',
      earlier.map(({ id }) => id),
    )
    .returning('valid_to')
    .execute();
  return endedOn ?? undefined;
}

async function removeSources(db: Executor, ids: readonly number[]): Promise<number> {
  if (ids.length === 0) return 0;
  const { count } = await db
    .selectFrom('airspace')
    .where('source_id', 'in', ids)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  await db.deleteFrom('airspace_source').where('id', 'in', ids).execute();
  return count;
}

async function insertAirspaces(
  db: Executor,
  sourceId: number,
  airspaces: readonly Airspace[],
): Promise<void> {
  const { south, north, west, width } = createAirspaceIndex(airspaces);
  const rows = airspaces.map((airspace, i) => ({
    source_id: sourceId,
    content: JSON.stringify(airspace),
    bounds: `(${west[i]},${south[i]}),(${west[i]! + width[i]!},${north[i]})`,
  }));
  for (let from = 0; from < rows.length; from += ROWS_PER_STATEMENT) {
    await db
      .insertInto('airspace')
      .values(rows.slice(from, from + ROWS_PER_STATEMENT))
      .execute();
  }
}
