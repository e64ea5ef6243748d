import {
  pictureType as lossless,
  type PictureType as TerrainPictureType,
} from '../terrain/image-type.js';

export type PictureType = TerrainPictureType | 'image/jpeg';

/** Tells by its first bytes what a picture is; undefined for anything else, whatever it is called. */
export function pictureType(bytes: Uint8Array): PictureType | undefined {
  const [first, second, third] = bytes;
  const isJpeg = first === 0xff && second === 0xd8 && third === 0xff;
  return isJpeg ? 'image/jpeg' : lossless(bytes);
}
