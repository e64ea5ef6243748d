import type { Api } from './client.js';
import type { UserGroup } from './models.js';
import { fileOf, type SendFormOptions, sendForm } from './send-form.js';

/**
 * Sets the image of a group and replaces the previous one.
 *
 * @throws {ApiError} With a field error for `image`, or `FILE_TOO_LARGE`.
 */
export async function uploadGroupImage(
  api: Api,
  id: number,
  image: Blob | Uint8Array<ArrayBuffer>,
  options: SendFormOptions = {},
): Promise<UserGroup> {
  const form = new FormData();
  form.append('image', await fileOf(image), 'image');
  return sendForm<UserGroup>(api, `/usergroup/image/${id}`, form, options);
}
