import type { Api } from './client.js';
import type { Imports } from './models.js';
import { call } from './operation.js';
import { createImport } from './operations.js';
import type { UploadCallOptions } from './upload.js';

/**
 * Sends an archive, which the server then imports in the background; see `GET user/me/import`.
 *
 * @throws {ApiError} With a field error for `archive`, `FILE_TOO_LARGE`, or `IMPORT_RUNNING`.
 */
export async function uploadArchive(
  api: Api,
  archive: Blob,
  options: UploadCallOptions = {},
): Promise<Imports> {
  const name = archive instanceof File ? archive.name : 'archive.zip';
  return call(api, createImport, { archive: { name, data: archive } }, options);
}
