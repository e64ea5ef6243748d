import type { Api } from './client.js';
import type { Imports } from './models.js';
import { type SendFormOptions, sendForm } from './send-form.js';

/**
 * Sends an archive, which the server then imports in the background; see `GET user/me/import`.
 *
 * @throws {ApiError} With a field error for `archive`, `FILE_TOO_LARGE`, or `IMPORT_RUNNING`.
 */
export async function uploadArchive(
  api: Api,
  archive: Blob,
  options: SendFormOptions = {},
): Promise<Imports> {
  const name = archive instanceof File ? archive.name : 'archive.zip';
  const form = new FormData();
  form.append('archive', archive, name);
  return sendForm<Imports>(api, '/user/me/import', form, options);
}
