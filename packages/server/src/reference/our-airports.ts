import { checkUnique, type ParsedRow, parseRows } from './parse-rows.js';
import type { CsvFile } from './read-csv.js';
import type { AirportRecord } from './records.js';
import type { RegionLookup } from './regions.js';
import type { RowReader } from './row-reader.js';

const M_PER_FT = 0.3048;
/**
 * Kinds with runways for aeroplanes. Others are heliports, seaplane bases, balloon ports and closed
 * fields.
 */
const KINDS = new Set(['small_airport', 'medium_airport', 'large_airport']);
/** OurAirports' own codes of disputed islands. */
const STATELESS = new Set(['XP']);
/** Codes that OurAirports still uses although ISO 3166-2 has changed them. */
const RENAMED_REGIONS: Readonly<Record<string, string>> = { 'DE-BR': 'DE-BB' };

/** Whether a file has the columns of OurAirports' airports. */
export function isOurAirports({ columns }: CsvFile): boolean {
  return ['ident', 'type', 'latitude_deg', 'longitude_deg', 'iso_region'].every((column) =>
    columns.includes(column),
  );
}

/**
 * Reads airports in the format of OurAirports' `airports.csv`. Rows that are no airport or in no
 * country are left out.
 *
 * @throws {ReferenceImportError} With all invalid rows.
 * @see https://ourairports.com/help/data-dictionary.html
 */
export function parseOurAirports(file: CsvFile, regions: RegionLookup): ParsedRow<AirportRecord>[] {
  const airports = file.rows.filter(
    (row) => KINDS.has(row.get('type')) && !STATELESS.has(row.get('iso_country')),
  );
  const rows = parseRows({ ...file, rows: airports }, (row) => toRecord(row, regions));
  checkUnique(rows, ({ ourairports_ident: ident }) => ident ?? '');
  return rows;
}

function toRecord(row: RowReader, regions: RegionLookup): AirportRecord {
  const elevationFt = row.optionalNumber('elevation_ft', { min: -1500, max: 30_000 });
  return {
    name: row.text('name'),
    region_id: readRegion(row, regions),
    lat: row.number('latitude_deg', { min: -90, max: 90 }),
    lon: row.number('longitude_deg', { min: -180, max: 180 }),
    elevation_m: elevationFt === null ? null : Math.round(elevationFt * M_PER_FT),
    kind: row.text('type'),
    icao: row.optionalText('icao_code'),
    launches: null,
    ourairports_ident: row.text('ident'),
    openaip_id: null,
  };
}

/** Replaces a region without a name, such as one marked as unassigned, by its country. */
function readRegion(row: RowReader, regions: RegionLookup): string {
  const code = row.text('iso_region');
  const country = row.text('iso_country');
  const region = RENAMED_REGIONS[code] ?? code;
  if (regions(region)) return region;
  if (!regions(country)) row.problems.push(`iso_country "${country}" is no country`);
  return country;
}
