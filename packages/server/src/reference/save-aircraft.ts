import { sql } from 'kysely';
import type { Executor } from '../platform/database/database.js';
import type { ImportSummary } from './import-problem.js';
import { type AircraftRecord, withoutIndices } from './records.js';

const FIELDS = [
  'family_name',
  'manufacturer',
  'kind',
  'sc_class',
  'wingarea',
  'empty_mass',
  'reference_mass',
  'mtow',
  'min_speed_m_s',
  'polar_a',
  'polar_b',
  'polar_c',
  'double_seater',
  'vintage',
  'self_launch',
] as const satisfies (keyof AircraftRecord)[];

type StoredAircraft = AircraftRecord & { id: number };

/**
 * Inserts or updates aircraft by their name. Years that are missing in the records keep their
 * index.
 */
export async function saveAircraft(
  db: Executor,
  records: readonly AircraftRecord[],
): Promise<Omit<ImportSummary, 'skipped'>> {
  const stored = await loadAircraft(db);
  const changed = records.filter((record) => !isSame(stored.get(record.name), record));
  const updated = changed.filter((record) => stored.has(record.name)).length;
  if (changed.length > 0) await upsert(db, changed);
  return {
    inserted: changed.length - updated,
    updated,
    unchanged: records.length - changed.length,
  };
}

async function loadAircraft(db: Executor): Promise<Map<string, StoredAircraft>> {
  const rows = await db.selectFrom('aircraft').selectAll().execute();
  const indexRows = await db.selectFrom('aircraft_index').selectAll().execute();
  const indicesOf = new Map(rows.map(({ id }) => [id, new Map<number, number>()]));
  for (const row of indexRows) indicesOf.get(row.aircraft_id)?.set(row.year, row.index);
  return new Map(
    rows.map((row) => [row.name, { ...row, indices: indicesOf.get(row.id) ?? new Map() }]),
  );
}

function isSame(stored: AircraftRecord | undefined, record: AircraftRecord): boolean {
  if (!stored) return false;
  return (
    FIELDS.every((field) => stored[field] === record[field]) &&
    [...record.indices].every(([year, index]) => stored.indices.get(year) === index)
  );
}

async function upsert(db: Executor, records: readonly AircraftRecord[]): Promise<void> {
  const saved = await db
    .insertInto('aircraft')
    .values(records.map(withoutIndices))
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet((table) =>
          Object.fromEntries(FIELDS.map((field) => [field, table.ref(`excluded.${field}`)])),
        ),
    )
    .returning(['id', 'name'])
    .execute();
  const idOf = new Map(saved.map(({ id, name }) => [name, id]));
  const indices = records.flatMap((record) =>
    [...record.indices].map(([year, index]) => ({
      aircraft_id: idOf.get(record.name) ?? 0,
      year,
      index,
    })),
  );
  if (indices.length === 0) return;
  await db
    .insertInto('aircraft_index')
    .values(indices)
    .onConflict((conflict) =>
      conflict.columns(['aircraft_id', 'year']).doUpdateSet({ index: sql<number>`excluded.index` }),
    )
    .execute();
}
