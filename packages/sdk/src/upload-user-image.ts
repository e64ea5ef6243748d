import type { Api } from './client.js';
import type { Me } from './models.js';
import { fileOf, type SendFormOptions, sendForm } from './send-form.js';

/**
 * Sets the profile image of the user and replaces the previous one.
 *
 * @throws {ApiError} With a field error for `image`, or `FILE_TOO_LARGE`.
 */
export async function uploadUserImage(
  api: Api,
  image: Blob | Uint8Array<ArrayBuffer>,
  options: SendFormOptions = {},
): Promise<Me> {
  const form = new FormData();
  form.append('image', await fileOf(image), 'image');
  return sendForm<Me>(api, '/user/image', form, options);
}
