import { dataFile } from './data-file.js';
import { readCsv } from './read-csv.js';

/** A region, or a country if its region is unknown. */
export interface RegionRecord {
  /** ISO 3166-2, or the country's two letters. */
  id: string;
  name: string;
  country: string;
}

/** Finds the row of a region by its id: an ISO 3166-2 code, or a country's code. */
export type RegionLookup = (id: string) => RegionRecord | undefined;

/** Reads the built-in names of the world's regions. */
export async function readRegions(): Promise<RegionLookup> {
  const { rows } = await readCsv(dataFile('regions.csv'));
  const names = new Map(rows.map((row) => [row.get('id'), row.get('name')]));
  const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  return (id) => {
    const country = id.slice(0, 2);
    const name = names.get(id) ?? (/^[A-Z]{2}$/.test(id) ? countries.of(id) : undefined);
    return name ? { id, name, country } : undefined;
  };
}
