import type { Api } from './client.js';
import type { UserGroup } from './models.js';
import { call } from './operation.js';
import { setUserGroupImage } from './operations.js';
import type { UploadCallOptions } from './upload.js';

/**
 * Sets the image of a group and replaces the previous one.
 *
 * @throws {ApiError} With a field error for `image`, or `FILE_TOO_LARGE`.
 */
export async function uploadGroupImage(
  api: Api,
  id: number,
  image: Blob | Uint8Array<ArrayBuffer>,
  options: UploadCallOptions = {},
): Promise<UserGroup> {
  return call(api, setUserGroupImage, { id, image }, options);
}
