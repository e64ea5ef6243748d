import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { distanceM } from '@cloudstreet/scoring/geo';
import {
  decodeText,
  parseCup,
  type TaskFileFinding,
  type Waypoint,
  type WaypointKind,
} from '@cloudstreet/scoring/task-files';
import { ReferenceImportError, type RowProblem } from './import-problem.js';
import type { ParsedRow } from './parse-rows.js';
import type { AirportRecord } from './records.js';
import type { RegionLookup } from './regions.js';
import type { AirportChange, StoredAirport } from './save-airports.js';

/** Kinds of waypoints that are airfields, and what they become. */
const KINDS: Partial<Readonly<Record<WaypointKind, string>>> = {
  grass_airfield: 'small_airport',
  gliding_airfield: 'glider_site',
  paved_airfield: 'small_airport',
};
/** Country codes of the internet that are not those of ISO 3166. */
const RENAMED_COUNTRIES: Readonly<Record<string, string>> = { UK: 'GB' };
const ICAO = /^[A-Z]{4}$/;
/** Airfields nearer to each other than this are the same. */
const SAME_AIRFIELD_M = 1500;
/** Degrees of latitude that are surely more than this distance. */
const SAME_AIRFIELD_DEG = 0.015;

/** Airfields of a CUP file, and the lines that cannot be used. */
export interface CupAirfields {
  readonly rows: readonly ParsedRow<AirportRecord>[];
  readonly skipped: readonly RowProblem[];
  readonly notes: readonly RowProblem[];
}

export function isCupFile(path: string): boolean {
  return /\.cup(?:\.gz)?$/i.test(path);
}

/**
 * Reads the airfields of a CUP file, gzipped if its name ends so. Waypoints that are no airfields are
 * left out.
 *
 * @throws {ReferenceImportError} If the file has no waypoints.
 */
export async function readCupAirfields(path: string, regions: RegionLookup): Promise<CupAirfields> {
  const bytes = await readFile(path);
  const text = decodeText(/\.gz$/i.test(path) ? gunzipSync(bytes) : bytes);
  const { waypoints, waypointLines, findings } = parseCup(text);
  const skipped = findings.filter(isError).map(toProblem);
  if (waypoints.length === 0) {
    throw new ReferenceImportError('The file has no waypoints; nothing was imported.', skipped);
  }
  // Names need not differ here.
  const notes = findings.filter((found) => !isError(found) && found.code !== 'REPEATED_NAME');
  const rows: ParsedRow<AirportRecord>[] = [];
  for (const [index, waypoint] of waypoints.entries()) {
    const kind = KINDS[waypoint.kind ?? 'unknown'];
    if (!kind) continue;
    const line = waypointLines[index] ?? 1;
    const region = findRegion(waypoint, regions);
    if (region) rows.push({ line, record: toRecord(waypoint, kind, region) });
    else skipped.push({ line, reason: `"${waypoint.name}" has no country, or an unknown one` });
  }
  return { rows, skipped, notes: notes.map(toProblem) };
}

function isError({ type }: TaskFileFinding): boolean {
  return type === 'error';
}

function toProblem({ line, message }: TaskFileFinding): RowProblem {
  return { line, reason: message };
}

function findRegion({ country = '' }: Waypoint, regions: RegionLookup): string | undefined {
  const code = country.toUpperCase();
  return regions(RENAMED_COUNTRIES[code] ?? code)?.id;
}

function toRecord(waypoint: Waypoint, kind: string, region: string): AirportRecord {
  const { name, code = '', lat, lon, elevationM } = waypoint;
  return {
    name,
    region_id: region,
    lat,
    lon,
    elevation_m: elevationM === undefined ? null : Math.round(elevationM),
    kind,
    icao: ICAO.test(code) ? code : null,
    launches: null,
    ourairports_ident: null,
    openaip_id: null,
  };
}

/** Finds the stored airport of each airfield by its position. */
export function matchAirfields(
  rows: readonly ParsedRow<AirportRecord>[],
  stored: readonly StoredAirport[],
): { readonly changes: readonly AirportChange[]; readonly skipped: readonly RowProblem[] } {
  const known = createNearest(stored, (airport) => airport);
  const earlier = createNearest<ParsedRow<AirportRecord>>([], ({ record }) => record);
  const changes: AirportChange[] = [];
  const skipped: RowProblem[] = [];
  for (const row of rows) {
    const { line, record } = row;
    const first = earlier.find(record);
    if (first) {
      skipped.push({ line, reason: `"${record.name}" is the airport of line ${first.line}` });
      continue;
    }
    earlier.add(row);
    const airport = known.find(record);
    changes.push({ stored: airport, record: airport ? merge(airport, record) : record });
  }
  return { changes, skipped };
}

/** An airport of another list keeps what it has. */
function merge(stored: StoredAirport, record: AirportRecord): AirportRecord {
  const { id: _, ...kept } = stored;
  const isOwn = stored.ourairports_ident === null && stored.openaip_id === null;
  if (isOwn) return { ...record, launches: stored.launches };
  return {
    ...kept,
    elevation_m: stored.elevation_m ?? record.elevation_m,
    icao: stored.icao ?? record.icao,
  };
}

interface Nearest<Item> {
  add(item: Item): void;
  /** Returns the nearest item that is at the same airfield. */
  find(place: AirportRecord): Item | undefined;
}

/** Indexes items by strips of latitude. */
function createNearest<Item>(
  items: readonly Item[],
  placeOf: (item: Item) => AirportRecord,
): Nearest<Item> {
  const strips = new Map<number, Item[]>();
  const nearest: Nearest<Item> = {
    add(item) {
      const strip = stripOf(placeOf(item));
      const others = strips.get(strip);
      if (others) others.push(item);
      else strips.set(strip, [item]);
    },
    find(place) {
      const strip = stripOf(place);
      let found: Item | undefined;
      let bestM = SAME_AIRFIELD_M;
      for (const near of [strip - 1, strip, strip + 1]) {
        for (const item of strips.get(near) ?? []) {
          const apartM = distanceM(place, placeOf(item));
          if (apartM <= bestM) [found, bestM] = [item, apartM];
        }
      }
      return found;
    },
  };
  for (const item of items) nearest.add(item);
  return nearest;
}

function stripOf({ lat }: AirportRecord): number {
  return Math.floor(lat / SAME_AIRFIELD_DEG);
}
