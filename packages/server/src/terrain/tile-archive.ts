import { open } from 'node:fs/promises';
import { type Header, PMTiles, SharedPromiseCache, TileType } from 'pmtiles';
import type { TileSource } from './tile-source.js';
import { MAX_PART_BYTES, unpackPart } from './unpack-part.js';

/** Number of decompressed directories in the cache. */
const MAX_CACHED_PARTS = 100;

/**
 * Reads tiles from a PMTiles file.
 *
 * @throws {Error} If the file does not exist or contains no images.
 */
export async function openTileArchive(path: string): Promise<TileSource> {
  const file = {
    getKey: () => path,
    getBytes: async (offset: number, length: number) => ({
      data: await readBytes(path, offset, length),
    }),
  };
  const kept = new SharedPromiseCache(MAX_CACHED_PARTS, true, unpackPart);
  const archive = new PMTiles(file, kept, unpackPart);
  const header = await archive.getHeader().catch((error: NodeJS.ErrnoException) => {
    // Messages of file system errors are clear enough.
    if (error.code !== undefined && error.syscall !== undefined) throw error;
    throw new Error(`it is no PMTiles archive of version 3, or broken (${error.message})`);
  });
  const { tileType, maxZoom } = header;
  if (tileType !== TileType.Png && tileType !== TileType.Webp) {
    throw new Error('it has no tiles in PNG or WebP');
  }
  return {
    maxZoom,
    async read(zoom, x, y) {
      const tile = await archive.getZxy(zoom, x, y);
      return tile && new Uint8Array(tile.data);
    },
    isHole: (zoom, x, y) => Promise.resolve(isWithin(header, zoom, x, y)),
    placeOf: (zoom, x, y) => Promise.resolve(`${path} ${zoom}/${x}/${y}`),
  };
}

/** Whether the middle of a tile is within the bounds of the archive. */
function isWithin(header: Header, zoom: number, x: number, y: number): boolean {
  const { minLon, minLat, maxLon, maxLat } = header;
  const lon = ((x + 0.5) / 2 ** zoom - 0.5) * 360;
  const north = (0.5 - (y + 0.5) / 2 ** zoom) * 2 * Math.PI;
  const lat = (Math.asin(Math.tanh(north)) * 180) / Math.PI;
  return lon >= minLon && lon <= maxLon && lat >= minLat && lat <= maxLat;
}

async function readBytes(path: string, offset: number, length: number): Promise<ArrayBuffer> {
  // An archive that requests more is broken.
  if (length > MAX_PART_BYTES) throw new Error(`a part of ${length} bytes`);
  const file = await open(path);
  try {
    const bytes = new ArrayBuffer(length);
    const { bytesRead } = await file.read(new Uint8Array(bytes), 0, length, offset);
    return bytes.slice(0, bytesRead);
  } finally {
    await file.close();
  }
}
