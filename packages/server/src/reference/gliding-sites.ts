import { type ParsedRow, parseRows } from './parse-rows.js';
import type { CsvFile } from './read-csv.js';
import type { RegionLookup } from './regions.js';
import type { RowReader } from './row-reader.js';

/** A gliding site of the list, which has no positions. */
export interface GlidingSite {
  name: string;
  region_id: string;
  /** Absent if the list contains neither the site's id nor its name on openAIP. */
  openaip_id: string | null;
  chartName: string | null;
  launches: number | null;
  /** Whether the list marks the site as wrong. */
  isWrong: boolean;
}

/** Whether a file has the columns of the flugfeld list. */
export function isGlidingSites({ columns }: CsvFile): boolean {
  return ['Region', 'WeGlide', 'OpenAIP', 'OpenAIP ID', 'Launches'].every((column) =>
    columns.includes(column),
  );
}

/**
 * Reads gliding sites in the format of the flugfeld list.
 *
 * @throws {ReferenceImportError} With all invalid rows.
 * @see https://github.com/weglide/flugfeld
 */
export function parseGlidingSites(file: CsvFile, regions: RegionLookup): ParsedRow<GlidingSite>[] {
  return parseRows(file, (row) => toSite(row, regions));
}

function toSite(row: RowReader, regions: RegionLookup): GlidingSite {
  const region = row.text('Region').toUpperCase();
  if (region && !regions(region)) row.problems.push(`Region "${region}" is no region`);
  return {
    name: row.text('WeGlide'),
    region_id: region,
    openaip_id: row.optionalText('OpenAIP ID'),
    chartName: row.optionalText('OpenAIP'),
    launches: row.optionalNumber('Launches', { min: 0, max: 1_000_000 }),
    isWrong: row.mark('Wrong'),
  };
}
