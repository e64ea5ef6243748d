import tzLookup from '@photostructure/tz-lookup';
import type { Executor } from '../platform/database/database.js';
import type { ImportSummary } from './import-problem.js';
import type { AirportRecord } from './records.js';

/** An airport of the table, with the fields that an import may set. */
export type StoredAirport = AirportRecord & { id: number };

const FIELDS = [
  'name',
  'region_id',
  'lat',
  'lon',
  'elevation_m',
  'kind',
  'icao',
  'launches',
  'ourairports_ident',
  'openaip_id',
] as const satisfies (keyof AirportRecord)[];

/** PostgreSQL takes 65 535 parameters in one statement. */
const ROWS_PER_STATEMENT = 2000;

export function loadAirports(db: Executor): Promise<StoredAirport[]> {
  return db
    .selectFrom('airport')
    .select(['id', ...FIELDS])
    .execute();
}

/** New row of an airport, and the stored row that it replaces, if any. */
export interface AirportChange {
  readonly stored: StoredAirport | undefined;
  readonly record: AirportRecord;
}

/** Inserts or updates airports. */
export async function saveAirports(
  db: Executor,
  changes: readonly AirportChange[],
): Promise<Omit<ImportSummary, 'skipped'>> {
  const fresh = changes.filter(({ stored }) => !stored).map(({ record }) => record);
  for (let from = 0; from < fresh.length; from += ROWS_PER_STATEMENT) {
    const rows = fresh.slice(from, from + ROWS_PER_STATEMENT);
    await db.insertInto('airport').values(rows.map(withTimezone)).execute();
  }
  let updated = 0;
  for (const { stored, record } of changes) {
    if (!stored || FIELDS.every((field) => stored[field] === record[field])) continue;
    await db.updateTable('airport').set(withTimezone(record)).where('id', '=', stored.id).execute();
    updated += 1;
  }
  return {
    inserted: fresh.length,
    updated,
    unchanged: changes.length - fresh.length - updated,
  };
}

function withTimezone(record: AirportRecord) {
  return { ...record, timezone: tzLookup(record.lat, record.lon) };
}
