import { resolve } from 'node:path';
import type { ElevationEncoding } from '@cloudstreet/scoring/geo';
import { ConfigError, variableError } from './config-error.js';
import { isAddress, isTileAddress } from './tile-address.js';
import type { VariableName } from './variables.js';

/** Source of elevations: raster tiles in the numbering of web maps. */
export interface TerrainConfig {
  readonly kind: 'folder' | 'pmtiles' | 'url';
  /** Path of the folder or file, or an address with `{z}`, `{x}` and `{y}`. */
  readonly place: string;
  readonly encoding: ElevationEncoding;
  /** Zoom level of heights, or the highest available one. */
  readonly zoom: number;
  /** Sources of the elevations, as text or HTML. Absent to use those that the archive states. */
  readonly attribution?: string;
}

const ENCODINGS: readonly ElevationEncoding[] = ['terrarium', 'mapbox'];
/** A pixel of a tile with 256 pixels is about 25 m in middle latitudes. */
const DEFAULT_ZOOM = '12';
const MAX_ZOOM = 15;

/** Settings that need the terrain. */
const LONE = [
  'CLOUDSTREET_TERRAIN_ENCODING',
  'CLOUDSTREET_TERRAIN_ZOOM',
  'CLOUDSTREET_TERRAIN_ATTRIBUTION',
] as const;

/**
 * Reads the settings of the terrain. Undefined without terrain.
 *
 * @throws {ConfigError} If a setting is invalid, or set without the terrain.
 */
export function readTerrainConfig(
  read: (name: VariableName) => string | undefined,
): TerrainConfig | undefined {
  const place = read('CLOUDSTREET_TERRAIN');
  const encoding = read('CLOUDSTREET_TERRAIN_ENCODING');
  const zoom = read('CLOUDSTREET_TERRAIN_ZOOM');
  const attribution = read('CLOUDSTREET_TERRAIN_ATTRIBUTION');
  if (place === undefined) {
    const lone = LONE.find((name) => read(name) !== undefined);
    if (lone === undefined) return undefined;
    throw variableError('CLOUDSTREET_TERRAIN', 'undefined', `${lone} goes with it`);
  }
  return {
    ...parsePlace(place),
    encoding: parseEncoding(encoding ?? 'terrarium'),
    zoom: parseZoom(zoom ?? DEFAULT_ZOOM),
    ...(attribution !== undefined && { attribution }),
  };
}

function parsePlace(text: string): Pick<TerrainConfig, 'kind' | 'place'> {
  if (!isAddress(text)) {
    return { kind: text.endsWith('.pmtiles') ? 'pmtiles' : 'folder', place: resolve(text) };
  }
  const hasPlaces = ['{z}', '{x}', '{y}'].every((part) => text.includes(part));
  // The value is left out of the message, because it may contain a key.
  if (!isTileAddress('CLOUDSTREET_TERRAIN', text) || !hasPlaces) {
    throw new ConfigError(
      'CLOUDSTREET_TERRAIN must be a folder, a .pmtiles file, or an address with {z}, {x} and {y} such as https://tiles.example.org/{z}/{x}/{y}.png.',
    );
  }
  return { kind: 'url', place: text };
}

function parseEncoding(text: string): ElevationEncoding {
  const encoding = ENCODINGS.find((known) => known === text);
  if (encoding) return encoding;
  throw new ConfigError(
    `CLOUDSTREET_TERRAIN_ENCODING must be one of ${ENCODINGS.join(', ')}, not "${text}".`,
  );
}

function parseZoom(text: string): number {
  const zoom = Number(text);
  if (/^\d+$/.test(text) && zoom <= MAX_ZOOM) return zoom;
  throw new ConfigError(
    `CLOUDSTREET_TERRAIN_ZOOM must be a whole number from 0 to ${MAX_ZOOM}, not "${text}".`,
  );
}
