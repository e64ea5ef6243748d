import sharp, { type Sharp } from 'sharp';

/**
 * Opens a picture that may be anybody's. One with more pixels than a square of that side has is
 * refused by its header, when it is read.
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
 * Whether the header of a picture says that it is no wider and no higher than that: a small file may
 * unpack to gigabytes in the browser that draws it.
 */
export async function fitsSquare(bytes: Uint8Array, side: number): Promise<boolean> {
  try {
    const { width, height } = await openPicture(bytes, side).metadata();
    return width <= side && height <= side;
  } catch {
    return false;
  }
}
