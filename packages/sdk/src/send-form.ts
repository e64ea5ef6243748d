import type { CallOptions } from './calls.js';
import type { Api } from './client.js';
import { unreadableFileError } from './errors.js';
import { unwrap } from './unwrap.js';

/** Settings of an upload. */
export type SendFormOptions = Pick<CallOptions, 'onProgress' | 'signal' | 'timeoutMs'>;

/** Posts a form with files and returns the response body. @throws {ApiError} */
export async function sendForm<ResponseBody>(
  api: Api,
  path: `/${string}`,
  form: FormData,
  { onProgress, signal, timeoutMs }: SendFormOptions,
): Promise<ResponseBody> {
  const init = {
    body: form,
    ...(onProgress && { onProgress }),
    ...(signal && { signal }),
    ...(timeoutMs !== undefined && { timeoutMs }),
  };
  // The contract describes the fields of the form.
  return unwrap(api.POST(path as never, init as never)) as Promise<ResponseBody>;
}

/**
 * Reads a file before sending it, because it may be moved or changed after it was chosen.
 *
 * @throws {ApiError} With code `UNREADABLE_FILE`.
 */
export async function fileOf(file: Blob | Uint8Array<ArrayBuffer>): Promise<Blob> {
  if (!(file instanceof Blob)) return new Blob([file]);
  const bytes = await file.arrayBuffer().catch((cause: unknown) => {
    throw unreadableFileError(cause);
  });
  return new Blob([bytes], { type: file.type });
}
