import { Readable } from 'node:stream';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { makeZip } from 'client-zip';
import { NotFoundError } from '../platform/errors/errors.js';
import { operation } from '../platform/http/operation.js';
import { FileResponse } from '../platform/http/responses.js';
import { messagesOf, readerFor } from '../platform/text/language.js';
import { getUserRow } from '../users/queries.js';
import { entriesOf } from './entries.js';
import { findExportRight } from './export-token.js';

export const getExport = operation('getExport', async ({ path }, services) => {
  const right = findExportRight(services.secret, path.token, services.clock());
  if (!right) throw new NotFoundError('link');
  // Of whoever has left since there is nothing.
  const user = await getUserRow(services.db, right.userId);
  const reader = { messages: messagesOf(right.locale), reader: readerFor(right.locale) };
  const entries = entriesOf(services, { ...reader, user });
  return new FileResponse({
    name: 'cloudstreet.zip',
    mediaType: 'application/zip',
    // One entry at a time is read, when the caller has taken the one before.
    content: Readable.fromWeb(makeZip(entries) as WebStream),
  });
});
