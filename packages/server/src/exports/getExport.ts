import { Readable } from 'node:stream';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { makeZip } from 'client-zip';
import { FileAnswer } from '../http/answers.js';
import { NotFoundError } from '../http/errors.js';
import { operation } from '../http/operation.js';
import { getUserRow } from '../users/queries.js';
import { entriesOf } from './entries.js';
import { findExportUser } from './export-token.js';

export const getExport = operation('getExport', async (request, services) => {
  const userId = findExportUser(services.secret, request.path.token, services.clock());
  if (userId === undefined) throw new NotFoundError('link');
  // Of whoever has left since there is nothing.
  const user = await getUserRow(services.db, userId);
  const entries = entriesOf(services, { ...request, user });
  return new FileAnswer({
    name: 'cloudstreet.zip',
    mediaType: 'application/zip',
    // One entry at a time is read, when the caller has taken the one before.
    content: Readable.fromWeb(makeZip(entries) as WebStream),
  });
});
