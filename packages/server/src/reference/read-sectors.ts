import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { ReferenceImportError } from './import-problem.js';
import type { SectorNames } from './sector-name.js';
import { alignPolygons, type Polygon, type Ring } from './sector-polygons.js';

/** A sector of a file. */
export interface SectorRecord {
  readonly id: string;
  /** At least one. */
  readonly names: SectorNames;
  readonly polygons: readonly Polygon[];
}

const ID = /^[A-Z0-9][A-Z0-9-]{0,19}$/;
/** Up to 100 characters without control characters. */
const NAME = /^\P{C}{1,100}$/u;
const MAX_CORNERS = 10_000;
/** Languages of a list of names, the order of public lists of gliding sectors. */
const LISTED_LANGUAGES = ['de', 'en', 'fr', 'nl', 'cs', 'it', 'pl'];
const MAX_PROBLEMS = 50;

/**
 * Reads sectors from a GeoJSON file, gzipped if its name ends so: a FeatureCollection of polygons
 * and multi-polygons, each with an `id` and a `name`. A name is a text, texts by language, or a list
 * of texts in German, English, French, Dutch, Czech, Italian and Polish.
 *
 * @throws {ReferenceImportError} If the file has another format; it lists all wrong features.
 */
export async function readSectors(path: string): Promise<SectorRecord[]> {
  const features = featuresOf(await readText(path));
  const problems: string[] = [];
  const sectors = features.flatMap((feature, index) => {
    const read = readFeature(feature);
    if (typeof read !== 'string') return [read];
    problems.push(`Feature ${index + 1}: ${read}`);
    return [];
  });
  const ids = sectors.map(({ id }) => id);
  for (const id of new Set(ids.filter((one, index) => ids.indexOf(one) < index))) {
    problems.push(`The id ${id} occurs more than once.`);
  }
  if (problems.length > 0) {
    throw new ReferenceImportError(problems.slice(0, MAX_PROBLEMS).join('\n'));
  }
  return sectors;
}

async function readText(path: string): Promise<string> {
  const bytes = await readFile(path);
  if (!path.endsWith('.gz')) return bytes.toString('utf8');
  try {
    return gunzipSync(bytes).toString('utf8');
  } catch (error) {
    throw new ReferenceImportError(`The file is not valid gzip: ${(error as Error).message}`);
  }
}

function featuresOf(text: string): unknown[] {
  const { type, features } = asObject(parse(text));
  if (type !== 'FeatureCollection' || !Array.isArray(features) || features.length === 0) {
    throw new ReferenceImportError('The file is not a GeoJSON FeatureCollection with features.');
  }
  return features;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new ReferenceImportError(`The file is not valid JSON: ${(error as Error).message}`);
  }
}

/** Returns a sector, or what is wrong with it. */
function readFeature(feature: unknown): SectorRecord | string {
  const { id: own, properties, geometry } = asObject(feature);
  const { id: inner, name } = asObject(properties);
  const given = own ?? inner;
  const id = typeof given === 'string' || typeof given === 'number' ? `${given}`.toUpperCase() : '';
  if (!ID.test(id)) return 'The id must be up to 20 letters, digits and hyphens.';
  const names = readNames(name);
  if (!names) return `${id} has no name, or one of more than 100 characters.`;
  const polygons = readPolygons(geometry);
  return typeof polygons === 'string' ? `${id}: ${polygons}` : { id, names, polygons };
}

function readNames(name: unknown): SectorNames | undefined {
  const entries =
    typeof name === 'string'
      ? [['en', name]]
      : Array.isArray(name)
        ? name.slice(0, LISTED_LANGUAGES.length).map((text, at) => [LISTED_LANGUAGES[at], text])
        : Object.entries(asObject(name));
  const named = entries.filter(([, text]) => typeof text === 'string' && text.trim() !== '');
  if (named.some(([, text]) => !NAME.test(text))) return undefined;
  if (named.length === 0) return undefined;
  return Object.fromEntries(named.map(([language, text]) => [language, text.trim()]));
}

function readPolygons(geometry: unknown): Polygon[] | string {
  const { type, coordinates } = asObject(geometry);
  if (type !== 'Polygon' && type !== 'MultiPolygon') {
    return 'The geometry is neither Polygon nor MultiPolygon.';
  }
  const polygons = type === 'Polygon' ? [coordinates] : coordinates;
  if (!Array.isArray(polygons) || polygons.length === 0 || !polygons.every(isPolygon)) {
    return 'A ring needs at least three corners as longitude and latitude in degrees, and ends where it begins.';
  }
  const corners = polygons.flat().reduce((sum, ring) => sum + ring.length, 0);
  if (corners > MAX_CORNERS) return `More than ${MAX_CORNERS} corners. Simplify it.`;
  return alignPolygons(
    polygons.map((rings) => rings.map((ring) => ring.map(([lon, lat]) => [lon, lat] as const))),
  );
}

function isPolygon(rings: unknown): rings is Ring[] {
  return Array.isArray(rings) && rings.length > 0 && rings.every(isRing);
}

function isRing(ring: unknown): ring is Ring {
  if (!Array.isArray(ring) || ring.length < 4 || !ring.every(isPosition)) return false;
  const [first, last] = [ring[0]!, ring.at(-1)!];
  return first[0] === last[0] && first[1] === last[1];
}

function isPosition(position: unknown): position is [number, number] {
  if (!Array.isArray(position)) return false;
  const [lon, lat] = position as unknown[];
  return isWithin(lon, 360) && isWithin(lat, 90);
}

function isWithin(value: unknown, limit: number): boolean {
  return typeof value === 'number' && Math.abs(value) <= limit;
}

function asObject(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
