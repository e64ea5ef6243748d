import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { VectorTile, type VectorTileLayer } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { PMTiles } from 'pmtiles';

/** The base map as it is built. */
export const BASE_MAP_BYTES = readFileSync(
  join(import.meta.dirname, '../build/base-map.pmtiles'),
).buffer;

/** The archive, read without a network. */
export const BASE_MAP = new PMTiles({
  getKey: () => 'base-map',
  getBytes: async (offset, length) => ({ data: BASE_MAP_BYTES.slice(offset, offset + length) }),
});

/** The layers of a tile; none where there is no tile. */
export async function layersOf(
  zoom: number,
  x: number,
  y: number,
): Promise<Record<string, VectorTileLayer>> {
  const tile = await BASE_MAP.getZxy(zoom, x, y);
  return tile ? new VectorTile(new PbfReader(new Uint8Array(tile.data))).layers : {};
}
