import {
  pictureType as lossless,
  type PictureType as TerrainPictureType,
} from '../terrain/image-type.js';

export type PictureType = TerrainPictureType | 'image/jpeg';

/** Returns the type of an image by its first bytes; undefined for any other content. */
export function pictureType(bytes: Uint8Array): PictureType | undefined {
  const [first, second, third] = bytes;
  const isJpeg = first === 0xff && second === 0xd8 && third === 0xff;
  return isJpeg ? 'image/jpeg' : lossless(bytes);
}
