import sharp, { type Sharp } from 'sharp';

/**
 * Opens an image of unknown origin. An image with more pixels than a square with this side fails
 * when it is read.
 */
export function openImage(bytes: Uint8Array, side: number): Sharp {
  return sharp(bytes, {
    failOn: 'error',
    limitInputPixels: side * side,
    // Colours encode numbers here, so no colour profile may change them.
    ignoreIcc: true,
  });
}

/**
 * Whether the header of an image states at most this width and height. A small file could
 * decompress to gigabytes in a browser.
 */
export async function fitsSquare(bytes: Uint8Array, side: number): Promise<boolean> {
  try {
    const { width, height } = await openImage(bytes, side).metadata();
    return width <= side && height <= side;
  } catch {
    return false;
  }
}
