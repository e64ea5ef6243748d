import type { AddProtocolAction } from 'maplibre-gl';
import { PMTiles } from 'pmtiles';
import { cachedRangeSource, evictRangeSource } from './cached-range-source.js';

const TILE = /^(.*)\/(\d+)\/(\d+)\/(\d+)$/;
const archives = new Map<string, PMTiles>();

/**
 * Serves the base map for requests of the map: the header of `SCHEME://FILE`, and tiles of
 * `SCHEME://FILE/z/x/y`. A file that cannot be read is requested again the next time.
 */
export const readBaseMap: AddProtocolAction = async ({ url, type }) => {
  const path = url.slice(url.indexOf('://') + '://'.length);
  if (type === 'json') {
    const { minZoom, maxZoom } = await readHeader(path);
    return { data: { tiles: [`${url}/{z}/{x}/{y}`], minzoom: minZoom, maxzoom: maxZoom } };
  }
  return { data: (await readTile(path)) ?? new ArrayBuffer(0) };
};

/** Returns the tile `FILE/z/x/y`, if it exists. */
export async function readTile(path: string): Promise<ArrayBuffer | undefined> {
  const [, file = '', zoom, x, y] = TILE.exec(path) ?? [];
  const tile = await open(file).getZxy(Number(zoom), Number(x), Number(y));
  return tile?.data;
}

async function readHeader(file: string) {
  try {
    return await open(file).getHeader();
  } catch (error) {
    archives.delete(file);
    evictRangeSource(file);
    throw error;
  }
}

function open(file: string): PMTiles {
  const known = archives.get(file);
  if (known) return known;
  const archive = new PMTiles(cachedRangeSource(file));
  archives.set(file, archive);
  return archive;
}
