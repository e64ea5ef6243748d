import type { Database, Executor } from '../platform/database/database.js';
import { isGliderList, parseGliderList } from './glider-list.js';
import { importAirports } from './import-airports.js';
import { type ImportSummary, ReferenceImportError } from './import-problem.js';
import { readCsv } from './read-csv.js';
import { saveAircraft } from './save-aircraft.js';
import { importSectors } from './save-sectors.js';

export const REFERENCE_KINDS = ['aircraft', 'airports', 'sectors'] as const;
export type ReferenceKind = (typeof REFERENCE_KINDS)[number];

/**
 * Imports a file of reference data, CSV or GeoJSON, gzipped or not, in one transaction. Importing the same file
 * again changes nothing.
 *
 * @param onUpdated Called in the transaction if it changed rows whose columns flights may copy.
 * @throws {ReferenceImportError} If the file has another format or wrong rows.
 */
export function importReference(
  kind: ReferenceKind,
  path: string,
  db: Database,
  onUpdated: (db: Executor) => Promise<void> = () => Promise.resolve(),
): Promise<ImportSummary> {
  const importKind = {
    aircraft: importAircraft,
    airports: importAirports,
    sectors: importSectors,
  }[kind];
  return db.transaction().execute(async (transaction) => {
    const summary = await importKind(transaction, path);
    if (kind !== 'sectors' && summary.updated > 0) await onUpdated(transaction);
    return summary;
  });
}

async function importAircraft(db: Executor, path: string): Promise<ImportSummary> {
  const file = await readCsv(path);
  if (!isGliderList(file)) {
    throw new ReferenceImportError(
      'The file does not have the columns of the list of gliders (Glider, Model, Competition Class, Kind, …).',
    );
  }
  const rows = parseGliderList(file);
  return {
    ...(await saveAircraft(
      db,
      rows.map(({ record }) => record),
    )),
    skipped: [],
  };
}
