import { type LosslessImageType, losslessImageType } from '../terrain/image-type.js';

export type ImageType = LosslessImageType | 'image/jpeg';

/** Returns the type of an image by its first bytes; undefined for any other content. */
export function imageType(bytes: Uint8Array): ImageType | undefined {
  const [first, second, third] = bytes;
  const isJpeg = first === 0xff && second === 0xd8 && third === 0xff;
  return isJpeg ? 'image/jpeg' : losslessImageType(bytes);
}
