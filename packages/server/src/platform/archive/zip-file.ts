import { Readable } from 'node:stream';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { makeZip } from 'client-zip';
import { FileResponse } from '../http/responses.js';
import type { ArchiveEntry } from './entry.js';

export interface ZipFile {
  readonly name: string;
  readonly entries: AsyncIterable<ArchiveEntry>;
  readonly lastModified: Date;
}

/** Returns an archive that reads an entry once the caller has received the previous one. */
export function zipFile({ name, entries, lastModified }: ZipFile): FileResponse {
  return new FileResponse({
    name,
    mediaType: 'application/zip',
    content: Readable.fromWeb(makeZip(dated(entries, lastModified)) as WebStream),
  });
}

async function* dated(entries: AsyncIterable<ArchiveEntry>, lastModified: Date) {
  for await (const entry of entries) yield { ...entry, lastModified };
}
