import sharp, { type Sharp } from 'sharp';

/**
 * Opens an image of unknown origin. One with more pixels than a square of that side is refused by
 * its header when it is read.
 */
export function openPicture(bytes: Uint8Array, side: number): Sharp {
  return sharp(bytes, {
    failOn: 'error',
    limitInputPixels: side * side,
    // Colours are numbers here, and no profile may change them.
    ignoreIcc: true,
  });
}

/**
 * Whether the header of an image states at most this width and height: a small file may decompress
 * to gigabytes in a browser.
 */
export async function fitsSquare(bytes: Uint8Array, side: number): Promise<boolean> {
  try {
    const { width, height } = await openPicture(bytes, side).metadata();
    return width <= side && height <= side;
  } catch {
    return false;
  }
}
