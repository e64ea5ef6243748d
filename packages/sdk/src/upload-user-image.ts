import type { Api } from './client.js';
import type { Me } from './models.js';
import { fileOf, type SendFormOptions, sendForm } from './send-form.js';

/**
 * Sets one's own picture, in place of the one before.
 *
 * @throws {ApiError} With a field error for `image` that says what is wrong, or `FILE_TOO_LARGE`.
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
