import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { MAX_TILE_BYTES, type TileSource } from '../platform/tiles/tile-source.js';

const EXTENSIONS = ['png', 'webp'] as const;

/**
 * Reads tiles from files `{z}/{x}/{y}.png` or `.webp`.
 *
 * @throws {Error} If the folder does not exist or contains no zoom level.
 */
export async function openTileFolder(folder: string): Promise<TileSource> {
  const levels = (await readdir(folder)).filter((name) => /^\d{1,2}$/.test(name)).map(Number);
  if (levels.length === 0) throw new Error('it has no folders of levels, such as 12');
  return {
    maxZoom: Math.max(...levels),
    async read(zoom, x, y) {
      for (const extension of EXTENSIONS) {
        const bytes = await readSmallFile(join(folder, `${zoom}/${x}/${y}.${extension}`));
        if (bytes) return bytes;
      }
      return undefined;
    },
    async isHole(zoom, x, y) {
      const names = await namesIn(join(folder, `${zoom}/${x}`));
      const rows = names.map((name) => Number.parseInt(name, 10)).filter(Number.isInteger);
      return rows.some((row) => row < y) && rows.some((row) => row > y);
    },
    async placeOf(zoom, x, y) {
      const column = join(folder, `${zoom}/${x}`);
      const names = await namesIn(column);
      const read = EXTENSIONS.map((extension) => `${y}.${extension}`);
      return join(column, read.find((name) => names.includes(name)) ?? `${y}`);
    },
  };
}

function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch(() => []);
}

async function readSmallFile(path: string): Promise<Uint8Array | undefined> {
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
    throw error;
  });
  if (!file) return undefined;
  try {
    const { size } = await file.stat();
    if (size > MAX_TILE_BYTES) throw new Error(`it has ${size} bytes`);
    return await file.readFile();
  } finally {
    await file.close();
  }
}
