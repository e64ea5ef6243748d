/** More than the largest phone sensor records in one shot by default. */
export const MAX_PIXELS = 120_000_000;
/** Images up to this size are accepted however small their file is. Decoding takes a tenth of a gigabyte. */
export const ALWAYS_ACCEPTED_PIXELS = 24_000_000;
/** Photos have fewer. A drawing of one colour may have a thousand, and takes as much memory. */
const MAX_PIXELS_PER_BYTE = 100;

/** Returns the limit of an image file. */
export function maxPixelsOf({ length }: Uint8Array): number {
  return Math.min(MAX_PIXELS, Math.max(ALWAYS_ACCEPTED_PIXELS, MAX_PIXELS_PER_BYTE * length));
}
