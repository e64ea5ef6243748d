import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { Compression } from 'pmtiles';
import { MAX_TILE_BYTES } from './tile-source.js';

/** Maximum size of a part of an archive. The largest parts that writers create are directories. */
export const MAX_PART_BYTES = 4 * MAX_TILE_BYTES;

/**
 * Decompresses a directory or a tile of a PMTiles file of unknown origin.
 *
 * @throws {Error} If its compression is not gzip, it is broken, or it exceeds `MAX_PART_BYTES`.
 */
export async function unpackPart(
  packed: ArrayBuffer,
  compression: Compression,
): Promise<ArrayBuffer> {
  if (compression === Compression.None || compression === Compression.Unknown) return packed;
  if (compression !== Compression.Gzip) throw new Error('its parts are not packed with gzip');
  const bytes = await promisify(gunzip)(packed, { maxOutputLength: MAX_PART_BYTES });
  return new Uint8Array(bytes).buffer;
}
