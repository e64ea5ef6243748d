import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Executor } from '../platform/database/database.js';
import { isCupFile, matchAirfields, readCupAirfields } from './cup-airfields.js';
import { type GlidingSite, isGlidingSites, parseGlidingSites } from './gliding-sites.js';
import { type ImportSummary, ReferenceImportError, type RowProblem } from './import-problem.js';
import { createSiteMatcher, type SiteMatcher } from './match-site.js';
import { isOurAirports, parseOurAirports } from './our-airports.js';
import { type CsvFile, readCsv } from './read-csv.js';
import type { AirportRecord } from './records.js';
import { type RegionLookup, readRegions } from './regions.js';
import {
  type AirportChange,
  loadAirports,
  type StoredAirport,
  saveAirports,
} from './save-airports.js';
import { saveRegions } from './save-regions.js';

/** Files in which the positions of gliding sites are searched. */
const POSITION_FILES = ['ourairports-airports.csv', 'ourairports-airports.csv.gz'];

/**
 * Imports airports from the file of OurAirports, gliding sites from the flugfeld list, or the
 * airfields of a CUP file. The flugfeld list has no positions. A site gets the position of the airport with the same openAIP
 * number or name, which is stored already or in an OurAirports file beside the list.
 *
 * @throws {ReferenceImportError} If the file has another format or invalid rows.
 */
export async function importAirports(db: Executor, path: string): Promise<ImportSummary> {
  const regions = await readRegions();
  if (isCupFile(path)) return importCupFile(db, path, regions);
  const file = await readCsv(path);
  if (isOurAirports(file)) return importOurAirports(db, file, regions);
  if (isGlidingSites(file)) return importGlidingSites(db, { file, path, regions });
  throw new ReferenceImportError(
    'The file has the columns of neither OurAirports (ident, type, latitude_deg, …) nor the list of gliding sites (Region, WeGlide, OpenAIP, …), and its name does not end in .cup.',
  );
}

async function importCupFile(
  db: Executor,
  path: string,
  regions: RegionLookup,
): Promise<ImportSummary> {
  const [airfields, stored] = await Promise.all([
    readCupAirfields(path, regions),
    loadAirports(db),
  ]);
  const { changes, skipped } = matchAirfields(airfields.rows, stored);
  const summary = await save(db, {
    changes,
    regions,
    skipped: [...airfields.skipped, ...skipped].toSorted((a, b) => a.line - b.line),
  });
  return { ...summary, notes: airfields.notes };
}

async function importOurAirports(
  db: Executor,
  file: CsvFile,
  regions: RegionLookup,
): Promise<ImportSummary> {
  const rows = parseOurAirports(file, regions);
  const stored = await loadAirports(db);
  const byIdent = new Map(stored.map((airport) => [airport.ourairports_ident, airport]));
  const changes = rows.map(({ record }) => {
    const airport = byIdent.get(record.ourairports_ident);
    return { stored: airport, record: airport ? mergePosition(airport, record) : record };
  });
  return save(db, { changes, regions, skipped: [] });
}

/** Adds a position to a gliding site, which keeps name, region and numbers of its own list. */
function mergePosition(stored: StoredAirport, record: AirportRecord): AirportRecord {
  const { id: _, ...kept } = stored;
  if (stored.openaip_id === null) return { ...record, launches: stored.launches };
  return {
    ...kept,
    lat: record.lat,
    lon: record.lon,
    elevation_m: record.elevation_m ?? stored.elevation_m,
    icao: record.icao ?? stored.icao,
  };
}

async function importGlidingSites(
  db: Executor,
  { file, path, regions }: { file: CsvFile; path: string; regions: RegionLookup },
): Promise<ImportSummary> {
  const rows = parseGlidingSites(file, regions);
  const stored = await loadAirports(db);
  const places = await readPlaces(path, regions);
  const placeSite = createPlacer(stored, createSiteMatcher(places.length > 0 ? places : stored));
  const skipped: RowProblem[] = [];
  const changes: AirportChange[] = [];
  const firstLine = new Map<string, number>();
  for (const { line, record: site } of rows) {
    const change = site.isWrong ? undefined : placeSite(site);
    const first = change && firstLine.get(placeKey(change.record));
    if (!change || first !== undefined) {
      skipped.push({ line, reason: reasonToSkip(site, first) });
    } else {
      changes.push(change);
      firstLine.set(placeKey(change.record), line);
    }
  }
  return save(db, { changes, regions, skipped });
}

function placeKey({ ourairports_ident: ident, openaip_id: id }: AirportRecord): string {
  return ident ?? `openaip ${id}`;
}

async function readPlaces(path: string, regions: RegionLookup): Promise<AirportRecord[]> {
  const beside = POSITION_FILES.map((name) => join(dirname(path), name)).find(existsSync);
  if (!beside) return [];
  return parseOurAirports(await readCsv(beside), regions).map(({ record }) => record);
}

/** Finds the stored row of a site by its number or name, or the position for a new row. */
function createPlacer(stored: readonly StoredAirport[], match: SiteMatcher) {
  const byNumber = new Map(stored.map((airport) => [airport.openaip_id, airport]));
  const byIdent = new Map(stored.map((airport) => [airport.ourairports_ident, airport]));
  return (site: GlidingSite): AirportChange | undefined => {
    const known = site.openaip_id === null ? undefined : byNumber.get(site.openaip_id);
    const place = known ?? match(site);
    if (!place) return undefined;
    const row =
      known ?? (place.ourairports_ident ? byIdent.get(place.ourairports_ident) : undefined);
    return { stored: row, record: describeSite(site, row ?? place) };
  };
}

function describeSite(site: GlidingSite, place: AirportRecord): AirportRecord {
  return {
    name: site.name,
    region_id: site.region_id,
    lat: place.lat,
    lon: place.lon,
    elevation_m: place.elevation_m,
    kind: 'glider_site',
    icao: place.icao,
    launches: site.launches,
    ourairports_ident: place.ourairports_ident,
    openaip_id: site.openaip_id ?? place.openaip_id,
  };
}

function reasonToSkip(site: GlidingSite, firstLine: number | undefined): string {
  if (site.isWrong) return `"${site.name}" is marked as wrong`;
  if (firstLine !== undefined) return `"${site.name}" is the airport of line ${firstLine}`;
  return `"${site.name}" has no position here: no airport of this name is known; import OurAirports first`;
}

async function save(
  db: Executor,
  {
    changes,
    regions,
    skipped,
  }: { changes: readonly AirportChange[]; regions: RegionLookup; skipped: readonly RowProblem[] },
): Promise<ImportSummary> {
  await saveRegions(db, { ids: changes.map(({ record }) => record.region_id), regions });
  return { ...(await saveAirports(db, changes)), skipped };
}
