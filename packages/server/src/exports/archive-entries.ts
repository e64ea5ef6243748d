import { type ArchiveEntry, asJson } from '../platform/archive/entry.js';
import type { ExportPart, ExportRequest } from '../platform/archive/export-part.js';
import { FORMAT } from '../platform/archive/format.js';
import type { Services } from '../platform/services.js';
import { toTimestamp } from '../platform/text/calendar-formats.js';
import { longDateFormat } from '../platform/text/format-date.js';

/** Yields all files of a user's archive. Each is read when it is sent. */
export async function* archiveEntries<Context extends Services>(
  parts: readonly ExportPart<Context>[],
  services: Context,
  { name, ...request }: ExportRequest & { readonly name: string },
): AsyncGenerator<ArchiveEntry> {
  const { messages, reader } = request;
  const now = services.clock();
  const host = new URL(services.publicUrl()).host;
  const date = longDateFormat(reader.locale).format(now);
  yield { name: 'README.txt', input: `${messages['export.readme']({ name, host, date })}\n` };

  const account: object = { format: FORMAT, host, exported: toTimestamp(now) };
  for (const part of parts) Object.assign(account, await part.account?.(services, request));
  yield { name: 'account.json', input: asJson(account) };
  for (const { entries } of parts) {
    if (entries) yield* entries(services, request);
  }
}
