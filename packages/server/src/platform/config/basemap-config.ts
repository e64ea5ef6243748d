import { resolve } from 'node:path';
import { ConfigError } from './config-error.js';

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
  if (!/^[a-z]+:\/\//i.test(text)) {
    if (text.endsWith('.pmtiles')) return { kind: 'file', place: resolve(text) };
    throw unknownPlace();
  }
  const url = URL.parse(text);
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') throw unknownPlace();
  if (url.username || url.password) {
    throw new ConfigError(
      'CLOUDSTREET_BASEMAP may have no user name and no password in its address: take them out, and give the key of the provider in the path or behind the "?".',
    );
  }
  return { kind: 'url', place: text };
}

/** The value is left out of the message, because it may contain a key. */
function unknownPlace(): ConfigError {
  return new ConfigError(
    'CLOUDSTREET_BASEMAP must be a .pmtiles file, or the address of one such as https://maps.example.org/alps.pmtiles.',
  );
}
