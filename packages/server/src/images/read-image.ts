import sharp, { type Metadata, type Sharp } from 'sharp';
import { maxPixelsOf } from './image-limits.js';

export interface RefusedImage {
  readonly refusal: 'NOT_AN_IMAGE' | 'TOO_MANY_PIXELS';
}

const TIMEOUT_S = 60;

/**
 * Decodes an uploaded image and passes it on: upright, in sRGB, without the camera's metadata. Runs
 * in workers.
 *
 * @param maxPx Its longer side is no longer than this.
 */
export async function readImage<Made>(
  bytes: Uint8Array,
  maxPx: number,
  make: (upright: Sharp, declared: Metadata) => Promise<Made>,
): Promise<Made | RefusedImage> {
  if (!isKnownFormat(bytes)) return { refusal: 'NOT_AN_IMAGE' };
  try {
    // Reads only the header; nothing is decoded yet.
    const declared = await sharp(bytes, { limitInputPixels: false }).metadata();
    const maxPixels = maxPixelsOf(bytes);
    if (declared.width * declared.height > maxPixels) return { refusal: 'TOO_MANY_PIXELS' };
    const upright = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
      .timeout({ seconds: TIMEOUT_S })
      .autoOrient()
      .resize({ width: maxPx, height: maxPx, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' });
    return await make(upright, declared);
  } catch {
    // Truncated or damaged.
    return { refusal: 'NOT_AN_IMAGE' };
  }
}

export function toJpeg(image: Sharp) {
  return image.jpeg({ quality: 82, mozjpeg: true }).toBuffer({ resolveWithObject: true });
}

/** First bytes of the formats of cameras and browsers; the library reads others, which are refused. */
const SIGNATURES: readonly (readonly [start: number, text: string])[] = [
  [0, '\xff\xd8\xff'], // JPEG
  [0, '\x89PNG\r\n'],
  [0, 'GIF8'],
  [8, 'WEBP'],
  [4, 'ftypavif'],
  [4, 'ftypavis'],
  [4, 'ftypmif1'],
];

function isKnownFormat(bytes: Uint8Array): boolean {
  const beginning = Buffer.from(bytes.subarray(0, 16)).toString('latin1');
  return SIGNATURES.some(([start, text]) => beginning.startsWith(text, start));
}
