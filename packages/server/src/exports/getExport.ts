import { getOwner } from '../accounts/queries.js';
import type { ExportPart } from '../platform/archive/export-part.js';
import { zipFile } from '../platform/archive/zip-file.js';
import { NotFoundError, text } from '../platform/errors/errors.js';
import { operation } from '../platform/http/operation.js';
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
      return zipFile({
        name: 'cloudstreet.zip',
        entries: archiveEntries(parts, services, request),
        lastModified,
      });
    },
    { rateLimit: { perMinute: 10, byAddress: true } },
  );
