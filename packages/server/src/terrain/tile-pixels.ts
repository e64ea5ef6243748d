import type { TilePixels } from '@cloudstreet/scoring/geo';
import { losslessImageType } from './image-type.js';
import { openImage } from './open-image.js';

/** Pixels of a decoded tile. */
export interface DecodedTile {
  readonly pixels: TilePixels;
  /** Pixels along an edge. */
  readonly size: (typeof TILE_SIZES)[number];
}

/** Edge lengths of tiles in pixels. An image of another size is a placeholder. */
export const TILE_SIZES = [512, 256] as const;
export const MAX_TILE_SIZE = Math.max(...TILE_SIZES);

/** @throws {Error} If the file is not a tile; the message has the reason. */
export async function decodeTile(bytes: Uint8Array): Promise<DecodedTile> {
  if (!losslessImageType(bytes)) throw new Error('it is no PNG and no WebP');
  const image = openImage(bytes, MAX_TILE_SIZE);
  const { channels, depth } = await image.metadata();
  // Grey images become three channels when decoded, and contain no elevations.
  if (channels < 3 || depth !== 'uchar') {
    throw new Error(`it has ${channels} channels of type ${depth}, not three or four of bytes`);
  }
  const { data, info } = await image.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const size = TILE_SIZES.find((known) => known === width && known === height);
  if (size === undefined) throw new Error(`it has ${width} × ${height} pixels`);
  return { pixels: data, size };
}
