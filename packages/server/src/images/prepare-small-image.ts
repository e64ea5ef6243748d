import { type RefusedImage, readImage, toJpeg } from './read-image.js';

/** Twice what the largest card shows, for dense screens, and some more. */
const SIDE_PX = 256;

export interface SmallImageTask {
  readonly bytes: Uint8Array;
}

export interface PreparedSmallImage {
  readonly jpeg: Uint8Array;
}

/** Makes the small image of a user or group from an upload; runs in a worker. */
export function prepareSmallImage({
  bytes,
}: SmallImageTask): Promise<PreparedSmallImage | RefusedImage> {
  return readImage(bytes, SIDE_PX, async (upright) => ({ jpeg: (await toJpeg(upright)).data }));
}
