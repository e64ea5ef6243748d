import type { AddProtocolAction } from 'maplibre-gl';
import { PMTiles } from 'pmtiles';
import { FileInBlocks } from './file-in-blocks.js';

const TILE = /^(.*)\/(\d+)\/(\d+)\/(\d+)$/;
const archives = new Map<string, PMTiles>();

/**
 * Answers the map's requests for its base: what `SCHEME://FILE` holds, and its tile
 * `SCHEME://FILE/z/x/y`. A file that cannot be read is asked for anew the next time.
 */
export const readBaseMap: AddProtocolAction = async ({ url, type }) => {
  if (type === 'json') return { data: await describe(url) };
  const [, file = '', zoom, x, y] = TILE.exec(url) ?? [];
  const tile = await open(file).getZxy(Number(zoom), Number(x), Number(y));
  return { data: tile?.data ?? new ArrayBuffer(0) };
};

async function describe(url: string) {
  try {
    const { minZoom, maxZoom } = await open(url).getHeader();
    return { tiles: [`${url}/{z}/{x}/{y}`], minzoom: minZoom, maxzoom: maxZoom };
  } catch (error) {
    archives.delete(url);
    throw error;
  }
}

function open(url: string): PMTiles {
  const known = archives.get(url);
  if (known) return known;
  const archive = new PMTiles(new FileInBlocks(url.slice(url.indexOf('://') + '://'.length)));
  archives.set(url, archive);
  return archive;
}
