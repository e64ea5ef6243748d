import type { AircraftClass, AircraftKind } from '@cloudstreet/sdk';
import { dataFile } from './data-file.js';
import { type CsvRow, readCsv } from './read-csv.js';
import type { AircraftRecord, AirportRecord } from './records.js';

const KMH_PER_MPS = 3.6;

/** Reads the built-in gliders. */
export async function readBuiltInAircraft(): Promise<AircraftRecord[]> {
  const { rows } = await readCsv(dataFile('gliders.csv'));
  return rows.map(toAircraft);
}

/** Reads the names of gliders that are not built in. */
export async function readOtherGliders(): Promise<Pick<AircraftRecord, 'name' | 'sc_class'>[]> {
  const { rows } = await readCsv(dataFile('other-gliders.csv'));
  return rows.map((row) => ({
    name: row.get('name'),
    sc_class: oneOf(CLASSES, row.get('class')),
  }));
}

/** Reads the built-in airfields. */
export async function readBuiltInAirports(): Promise<AirportRecord[]> {
  const { rows } = await readCsv(dataFile('airfields.csv'));
  return rows.map(toAirport);
}

const KINDS: readonly AircraftKind[] = ['GL', 'MG', 'FG'];
const CLASSES: readonly AircraftClass[] = ['OP', '18', '15', 'ST', 'CL', 'DO'];

function toAircraft(row: CsvRow): AircraftRecord {
  const figure = (column: string) => Number(row.get(column));
  return {
    name: row.get('name'),
    family_name: row.get('family'),
    manufacturer: row.get('manufacturer'),
    kind: oneOf(KINDS, row.get('kind')),
    sc_class: oneOf(CLASSES, row.get('class')),
    wingarea: figure('wing_m2'),
    empty_mass: figure('empty_kg'),
    reference_mass: figure('polar_kg'),
    mtow: figure('max_kg'),
    min_speed_m_s: figure('min_speed_kmh') / KMH_PER_MPS,
    polar_a: figure('polar_a'),
    polar_b: figure('polar_b'),
    polar_c: figure('polar_c'),
    double_seater: row.get('seats') === '2',
    vintage: row.get('traits').includes('vintage'),
    self_launch: row.get('traits').includes('self-launch'),
    indices: parseIndexRuns(row.get('index_by_year')),
  };
}

/** @throws {RangeError} If the text is not one of the values. */
function oneOf<T extends string>(values: readonly T[], text: string): T {
  const value = values.find((candidate) => candidate === text);
  if (!value) throw new RangeError(`"${text}" is none of ${values.join(', ')}.`);
  return value;
}

/** Gives each of four years its index in '2016-2018:114 2019:116'. */
function parseIndexRuns(text: string): Map<number, number> {
  const indices = new Map<number, number>();
  for (const run of text.split(' ')) {
    const [years = '', index] = run.split(':');
    const [from, to = from] = years.split('-').map(Number);
    for (let year = from ?? 0; year <= (to ?? 0); year += 1) indices.set(year, Number(index));
  }
  return indices;
}

function toAirport(row: CsvRow): AirportRecord {
  return {
    name: row.get('name'),
    region_id: row.get('region'),
    lat: Number(row.get('lat')),
    lon: Number(row.get('lon')),
    elevation_m: Number(row.get('elevation_m')),
    kind: 'glider_site',
    icao: row.get('icao') || null,
    launches: Number(row.get('launches')),
    ourairports_ident: row.get('ourairports'),
    openaip_id: row.get('openaip'),
  };
}
