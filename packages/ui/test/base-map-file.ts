import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { VectorTile, type VectorTileLayer } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { PMTiles } from 'pmtiles';

/** The base map as it is built. */
export const BASE_MAP_BYTES = readFileSync(
  join(import.meta.dirname, '../build/base-map.pmtiles'),
).buffer;

/** The relief as it is committed. */
export const RELIEF_BYTES = readFileSync(join(import.meta.dirname, '../relief.pmtiles')).buffer;

/** The archives, read without a network. */
export const BASE_MAP = archiveOf('base-map', BASE_MAP_BYTES);
export const RELIEF = archiveOf('relief', RELIEF_BYTES);

function archiveOf(name: string, bytes: ArrayBuffer) {
  return new PMTiles({
    getKey: () => name,
    getBytes: async (offset, length) => ({ data: bytes.slice(offset, offset + length) }),
  });
}

/** The layers of a tile; none where there is no tile. */
export async function layersOf(
  zoom: number,
  x: number,
  y: number,
): Promise<Record<string, VectorTileLayer>> {
  const tile = await BASE_MAP.getZxy(zoom, x, y);
  return tile ? new VectorTile(new PbfReader(new Uint8Array(tile.data))).layers : {};
}
