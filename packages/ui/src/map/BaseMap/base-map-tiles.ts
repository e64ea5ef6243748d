import type { AddProtocolAction } from 'maplibre-gl';
import { type Header, PMTiles } from 'pmtiles';
import { cachedRangeSource, evictRangeSource } from './cached-range-source.js';

const TILE = /^(.*)\/(\d+)\/(\d+)\/(\d+)$/;
const archives = new Map<string, PMTiles>();

/**
 * Answers the map's requests for its base: what `SCHEME://FILE` holds, and its tile
 * `SCHEME://FILE/z/x/y`. A file that cannot be read is asked for anew the next time.
 */
export const readBaseMap: AddProtocolAction = async ({ url, type }) => {
  const path = url.slice(url.indexOf('://') + '://'.length);
  if (type === 'json') {
    const { minZoom, maxZoom } = await readBaseMapHeader(path);
    return { data: { tiles: [`${url}/{z}/{x}/{y}`], minzoom: minZoom, maxzoom: maxZoom } };
  }
  const [, file = '', zoom, x, y] = TILE.exec(path) ?? [];
  const tile = await readBaseMapTile(file, { zoom: Number(zoom), x: Number(x), y: Number(y) });
  return { data: tile ?? new ArrayBuffer(0) };
};

/** What a file says of itself, such as the zooms that it has. */
export async function readBaseMapHeader(file: string): Promise<Header> {
  try {
    return await open(file).getHeader();
  } catch (error) {
    archives.delete(file);
    evictRangeSource(file);
    throw error;
  }
}

/** Of the grid that all web maps share. */
export interface TileIndex {
  zoom: number;
  x: number;
  y: number;
}

/** A tile as a Mapbox vector tile; nothing where the file has none. */
export async function readBaseMapTile(
  file: string,
  { zoom, x, y }: TileIndex,
): Promise<ArrayBuffer | undefined> {
  return (await open(file).getZxy(zoom, x, y))?.data;
}

function open(file: string): PMTiles {
  const known = archives.get(file);
  if (known) return known;
  const archive = new PMTiles(cachedRangeSource(file));
  archives.set(file, archive);
  return archive;
}
