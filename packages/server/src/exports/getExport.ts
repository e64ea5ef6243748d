import { Readable } from 'node:stream';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { makeZip } from 'client-zip';
import { getOwner } from '../accounts/queries.js';
import type { ArchiveEntry } from '../platform/archive/entry.js';
import type { ExportPart } from '../platform/archive/export-part.js';
import { NotFoundError, text } from '../platform/errors/errors.js';
import { operation } from '../platform/http/operation.js';
import { FileResponse } from '../platform/http/responses.js';
import type { Services } from '../platform/services.js';
import { messagesOf, readerFor } from '../platform/text/language.js';
import { archiveEntries } from './archive-entries.js';
import { findExportRight } from './export-token.js';

/** @param parts Parts of every resource that has data of users. */
export const getExport = <Context extends Services>(parts: readonly ExportPart<Context>[]) =>
  operation(
    'getExport',
    async ({ path }, services: Context) => {
      const right = findExportRight(services.secret, path.token, services.clock());
      if (!right) throw new NotFoundError(text('link.notFound'));
      const { userId, locale } = right;
      // Throws if the account has been deleted in the meantime.
      const { name } = await getOwner(services.db, userId);
      const messages = messagesOf(locale);
      const request = { userId, name, messages, reader: readerFor(locale) };
      const lastModified = services.clock();
      return new FileResponse({
        name: 'cloudstreet.zip',
        mediaType: 'application/zip',
        // Reads an entry once the caller has received the previous one.
        content: Readable.fromWeb(
          makeZip(dated(archiveEntries(parts, services, request), lastModified)) as WebStream,
        ),
      });
    },
    { rateLimit: { perMinute: 10, byAddress: true } },
  );

async function* dated(entries: AsyncIterable<ArchiveEntry>, lastModified: Date) {
  for await (const entry of entries) yield { ...entry, lastModified };
}
