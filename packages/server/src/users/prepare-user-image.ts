import { type RefusedImage, readImage, toJpeg } from '../images/read-image.js';

/** Twice what the largest card shows, for dense screens, and some more. */
const SIDE_PX = 256;

export interface UserImageTask {
  readonly bytes: Uint8Array;
}

export interface PreparedUserImage {
  readonly jpeg: Uint8Array;
}

/** Turns what somebody sent as his picture into the file that is shown; in a worker. */
export function prepareUserImage({
  bytes,
}: UserImageTask): Promise<PreparedUserImage | RefusedImage> {
  return readImage(bytes, SIDE_PX, async (upright) => ({ jpeg: (await toJpeg(upright)).data }));
}
