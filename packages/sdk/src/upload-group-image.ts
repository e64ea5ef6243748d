import type { Api } from './client.js';
import type { UserGroup } from './models.js';
import { fileOf, type SendFormOptions, sendForm } from './send-form.js';

/**
 * Sets the picture of a group, in place of the one before.
 *
 * @throws {ApiError} With a field error for `image` that says what is wrong, or `FILE_TOO_LARGE`.
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
