import { JSONParser } from '@streamparser/json';
import { FORMAT } from '../platform/archive/format.js';
import type { Archive } from './archive.js';
import { ArchiveError } from './archive-error.js';

/** Flights come with their receipts, some ten thousand bytes each. */
const MAX_LIST_BYTES = 1_000_000_000;
const MAX_ITEM_BYTES = 2_000_000;
const MAX_ACCOUNT_BYTES = 1_000_000;

/** @throws {ArchiveError} If `account.json` is not there, no JSON, or of another format. */
export async function readAccountFile(archive: Archive): Promise<Record<string, unknown>> {
  const name = 'account.json';
  try {
    const value: unknown = JSON.parse((await archive.read(name, MAX_ACCOUNT_BYTES)).toString());
    if (!isRecord(value)) throw new ArchiveError('ARCHIVE_BROKEN', name);
    if (value['format'] !== FORMAT) throw new ArchiveError('ARCHIVE_FORMAT');
    return value;
  } catch (error) {
    throw error instanceof ArchiveError ? error : new ArchiveError('ARCHIVE_BROKEN', name);
  }
}

/**
 * The items of a file `{format, items}`, one at a time, however long the list is.
 *
 * @throws {ArchiveError} If it is not there, no JSON, or of another format.
 */
export async function* readItems(
  archive: Archive,
  name: string,
): AsyncGenerator<Record<string, unknown>> {
  let found: unknown[] = [];
  let hasFormat = false;
  const parser = new JSONParser({ paths: ['$.format', '$.items.*'], keepStack: false });
  parser.onValue = ({ key, value, stack }) => {
    if (stack.length > 1) found.push(value);
    else if (key === 'format' && value === FORMAT) hasFormat = true;
    else throw new ArchiveError('ARCHIVE_FORMAT');
  };
  try {
    let pendingBytes = 0;
    const stream = await archive.stream(name, MAX_LIST_BYTES);
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      parser.write(chunk);
      pendingBytes = found.length > 0 ? 0 : pendingBytes + chunk.length;
      if (pendingBytes > MAX_ITEM_BYTES) throw new ArchiveError('ARCHIVE_BROKEN', name);
      for (const item of found) {
        if (!isRecord(item)) throw new ArchiveError('ARCHIVE_BROKEN', name);
        yield item;
      }
      found = [];
    }
    if (!parser.isEnded) parser.end();
  } catch (error) {
    throw error instanceof ArchiveError ? error : new ArchiveError('ARCHIVE_BROKEN', name);
  }
  if (!hasFormat) throw new ArchiveError('ARCHIVE_FORMAT');
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
