import { open } from 'node:fs/promises';
import { PMTiles, TileType } from 'pmtiles';
import { MAX_TILE_BYTES, type TileSource } from './tile-source.js';

/** Of its directories, the largest that writers make; a file that asks for more is broken. */
const MAX_READ_BYTES = 4 * MAX_TILE_BYTES;

/**
 * Tiles in a PMTiles file.
 *
 * @throws {Error} If there is no such file, or it is none with pictures.
 */
export async function openTileArchive(path: string): Promise<TileSource> {
  const archive = new PMTiles({
    getKey: () => path,
    getBytes: async (offset, length) => ({ data: await readBytes(path, offset, length) }),
  });
  const { tileType, maxZoom } = await archive.getHeader();
  if (tileType !== TileType.Png && tileType !== TileType.Webp) {
    throw new Error(`${path} has no tiles in PNG or WebP.`);
  }
  return {
    maxZoom,
    async read(zoom, x, y) {
      const tile = await archive.getZxy(zoom, x, y);
      return tile && new Uint8Array(tile.data);
    },
    placeOf: (zoom, x, y) => `${path} ${zoom}/${x}/${y}`,
  };
}

async function readBytes(path: string, offset: number, length: number): Promise<ArrayBuffer> {
  if (length > MAX_READ_BYTES) throw new Error(`a part of ${length} bytes`);
  const file = await open(path);
  try {
    const bytes = new ArrayBuffer(length);
    const { bytesRead } = await file.read(new Uint8Array(bytes), 0, length, offset);
    return bytes.slice(0, bytesRead);
  } finally {
    await file.close();
  }
}
