import type { Api } from './client.js';
import type { Imports } from './models.js';
import { type SendFormOptions, sendForm } from './send-form.js';

/**
 * Sends an archive of one's data, which the server then imports by and by; see `GET user/me/import`.
 *
 * @throws {ApiError} With a field error for `archive` that says what is wrong, `FILE_TOO_LARGE`, or
 *   `IMPORT_RUNNING`.
 */
export async function uploadArchive(
  api: Api,
  archive: Blob,
  options: SendFormOptions = {},
): Promise<Imports> {
  const name = archive instanceof File ? archive.name : 'archive.zip';
  const form = new FormData();
  form.append('archive', archive, name);
  return sendForm<Imports>(api, '/user/me/import', form, { ...options, isLarge: true });
}
