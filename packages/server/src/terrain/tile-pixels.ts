import type { TilePixels } from '@cloudstreet/scoring/terrain';
import { openPicture } from './open-picture.js';

/** A tile as its colours. */
export interface DecodedTile {
  readonly pixels: TilePixels;
  /** Pixels along an edge. */
  readonly size: (typeof TILE_SIZES)[number];
}

/** Pixels along an edge that tiles have; of no other size is anything but a placeholder. */
export const TILE_SIZES = [512, 256] as const;
export const MAX_TILE_SIZE = Math.max(...TILE_SIZES);

/** @throws {Error} If the file is no tile, with why. */
export async function decodeTile(bytes: Uint8Array): Promise<DecodedTile> {
  const { data, info } = await openPicture(bytes, MAX_TILE_SIZE)
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const size = TILE_SIZES.find((known) => known === width && known === height);
  if (size === undefined || channels < 3) {
    throw new Error(`it has ${width} × ${height} pixels of ${channels} colours`);
  }
  return { pixels: data, size };
}
