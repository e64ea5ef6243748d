import type { Api } from './client.js';
import type { Me } from './models.js';
import { call } from './operation.js';
import { setUserImage } from './operations.js';
import type { UploadCallOptions } from './upload.js';

/**
 * Sets the profile image of the user and replaces the previous one.
 *
 * @throws {ApiError} With a field error for `image`, or `FILE_TOO_LARGE`.
 */
export async function uploadUserImage(
  api: Api,
  image: Blob | Uint8Array<ArrayBuffer>,
  options: UploadCallOptions = {},
): Promise<Me> {
  return call(api, setUserImage, { image }, options);
}
