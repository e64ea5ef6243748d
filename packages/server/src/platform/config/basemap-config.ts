import { resolve } from 'node:path';
import { ConfigError } from './config-error.js';
import { isAddress, isTileAddress } from './tile-address.js';

/** Source of the detailed base map: a PMTiles archive. */
export interface BasemapConfig {
  readonly kind: 'file' | 'url';
  /** Path or address. */
  readonly place: string;
}

/**
 * Reads the place of the base map. Undefined if there is none.
 *
 * @throws {ConfigError} If it is neither a file nor an address of one.
 */
export function readBasemapConfig(text: string | undefined): BasemapConfig | undefined {
  if (text === undefined) return undefined;
  if (!isAddress(text)) {
    if (text.endsWith('.pmtiles')) return { kind: 'file', place: resolve(text) };
    throw unknownPlace();
  }
  if (!isTileAddress('CLOUDSTREET_BASEMAP', text)) throw unknownPlace();
  return { kind: 'url', place: text };
}

/** The value is left out of the message, because it may contain a key. */
function unknownPlace(): ConfigError {
  return new ConfigError(
    'CLOUDSTREET_BASEMAP must be a .pmtiles file, or the address of one such as https://maps.example.org/alps.pmtiles.',
  );
}
