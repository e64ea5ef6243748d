import { unreadableFileError } from './errors.js';

/** A file to upload. A `File` and a `NamedFile` have a name, other files are named after their field. */
export type FileInput = FileData | NamedFile;

export type FileData =
  | Blob
  | ArrayBuffer
  | Uint8Array<ArrayBuffer>
  | ReadableStream<Uint8Array<ArrayBuffer>>;

export interface NamedFile {
  readonly name: string;
  readonly data: FileData;
}

/** Files above this size are not read before they are sent. */
const MAX_READ_BYTES = 32 * 1024 * 1024;

/**
 * Encodes the fields of a form.
 *
 * @throws {ApiError} With code `UNREADABLE_FILE`.
 */
export async function toForm(fields: Readonly<Record<string, unknown>>): Promise<FormData> {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) {
    if (typeof value !== 'object' || value === null) form.append(field, String(value));
    else form.append(field, ...(await filePart(field, value as FileInput)));
  }
  return form;
}

async function filePart(field: string, input: FileInput): Promise<[Blob, string]> {
  const isNamed = 'data' in input;
  const data = isNamed ? input.data : input;
  const ownName = data instanceof Blob && 'name' in data ? String(data.name) : undefined;
  return [await toBlob(data), isNamed ? input.name : (ownName ?? field)];
}

async function toBlob(data: FileData): Promise<Blob> {
  if (data instanceof ReadableStream) return new Response(data).blob();
  if (!(data instanceof Blob)) return new Blob([data]);
  if (data.size > MAX_READ_BYTES) return data;
  // It may be moved or changed after it was chosen.
  const bytes = await data.arrayBuffer().catch((cause: unknown) => {
    throw unreadableFileError(cause);
  });
  return new Blob([bytes], { type: data.type });
}
