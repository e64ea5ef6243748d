import type { AircraftClass, AircraftKind } from '@cloudstreet/sdk';
import { checkUnique, type ParsedRow, parseRows } from './parse-rows.js';
import type { CsvFile } from './read-csv.js';
import type { AircraftRecord } from './records.js';
import type { RowReader } from './row-reader.js';

const KMH_PER_MPS = 3.6;
const MASS_KG = { min: 20, max: 5000 };
const INDEX = { min: 10, max: 200 };
const KINDS = { GL: 'GL', MG: 'MG', FG: 'FG' } as const satisfies Record<string, AircraftKind>;
const CLASSES = {
  Open: 'OP',
  '18': '18',
  '15': '15',
  Standard: 'ST',
  Club: 'CL',
  Double: 'DO',
} as const satisfies Record<string, AircraftClass>;

/** Whether a file has the columns of the GliderList. */
export function isGliderList({ columns }: CsvFile): boolean {
  return ['Glider', 'Model', 'Competition Class', 'Kind', 'Polar Coeffs'].every((column) =>
    columns.includes(column),
  );
}

/**
 * Reads aircraft in the format of the GliderList: one row per model, one column per year's index.
 *
 * @throws {ReferenceImportError} With all invalid rows.
 * @see https://github.com/weglide/GliderList
 */
export function parseGliderList(file: CsvFile): ParsedRow<AircraftRecord>[] {
  const years = file.columns.filter((column) => /^\d{4}$/.test(column));
  const rows = parseRows(file, (row) => toRecord(row, years));
  checkUnique(rows, ({ name }) => name);
  return rows;
}

function toRecord(row: RowReader, years: readonly string[]): AircraftRecord {
  const minSpeedKmh = row.optionalNumber('Min Speed', { min: 20, max: 200 });
  return {
    name: row.text('Model'),
    family_name: row.text('Glider'),
    manufacturer: row.text('Manufacturer'),
    kind: row.choice('Kind', { values: KINDS, standIn: 'GL' }),
    sc_class: row.choice('Competition Class', { values: CLASSES, standIn: 'CL' }),
    wingarea: row.optionalNumber('Wingarea', { min: 2, max: 60 }),
    empty_mass: row.optionalNumber('Empty Weight', MASS_KG),
    reference_mass: row.optionalNumber('Reference Mass', MASS_KG),
    mtow: row.optionalNumber('MTOW', MASS_KG),
    min_speed_m_s: minSpeedKmh === null ? null : minSpeedKmh / KMH_PER_MPS,
    ...readPolar(row),
    double_seater: row.mark('Double Seater'),
    vintage: row.mark('Vintage'),
    self_launch: row.mark('Self-Launcher'),
    indices: readIndices(row, years),
  };
}

function readPolar(row: RowReader): Pick<AircraftRecord, 'polar_a' | 'polar_b' | 'polar_c'> {
  const text = row.optionalText('Polar Coeffs');
  if (text === null) return { polar_a: null, polar_b: null, polar_c: null };
  const [a = Number.NaN, b = Number.NaN, c = Number.NaN, ...rest] = text.split(':').map(Number);
  const complete = rest.length === 0 && [a, b, c].every(Number.isFinite);
  if (!complete) row.problems.push(`Polar Coeffs "${text}" are not three numbers a:b:c`);
  else if (a >= 0 || c >= 0) row.problems.push(`Polar Coeffs "${text}" do not bend downwards`);
  return { polar_a: a, polar_b: b, polar_c: c };
}

function readIndices(row: RowReader, years: readonly string[]): Map<number, number> {
  const indices = new Map<number, number>();
  for (const year of years) {
    const index = row.optionalNumber(year, INDEX);
    if (index !== null) indices.set(Number(year), index);
  }
  return indices;
}
