import type { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { ArchiveError } from './archive-error.js';

/** Files of an archive, each read on demand. */
export interface Archive {
  has(name: string): boolean;
  /** @throws {EntryError} If it is not there, too large or damaged. */
  read(name: string, maxBytes: number): Promise<Buffer>;
  /** @throws {EntryError} If it is not there, or too large. */
  stream(name: string, maxBytes: number): Promise<Readable>;
  close(): void;
}

/** One file of an archive cannot be read; the others can. */
export class EntryError extends Error {
  override name = 'EntryError';

  constructor(readonly code: 'FILE_MISSING' | 'FILE_DAMAGED' | 'FILE_TOO_LARGE') {
    super(code);
  }
}

/** Of a life of flying, and some more. */
const MAX_ENTRIES = 100_000;
/** Maximum size of all files together, as a multiple of the maximum archive size. */
const MAX_UNPACKED = 4;
/** Highest plausible compression ratio of text, checked above a minimum size. */
const TIGHTEST = 200;
const HARMLESS_BYTES = 1_000_000;

/** File names in archives: plain, at most one folder deep, of types that no program executes. */
const FILE_NAME = /^([a-z]{1,20}\/)?[\w-]{1,64}\.(txt|json|csv|igc|cup|jpg|mp4|webm)$/i;
const FOLDER_NAME = /^[a-z]{1,20}\/$/i;

/**
 * Opens an uploaded archive.
 *
 * @param maxBytes Maximum size of an archive.
 * @throws {ArchiveError} If it is no archive, or contains entries that archives of this format
 *   never have.
 */
export async function openArchive(path: string, maxBytes: number): Promise<Archive> {
  const zip = await openZip(path);
  try {
    const entries = await readEntries(zip, maxBytes);
    return archiveOf(zip, entries);
  } catch (error) {
    zip.close();
    throw error;
  }
}

async function openZip(path: string): Promise<ZipFile> {
  try {
    return await openPromise(path, { autoClose: false, lazyEntries: true, strictFileNames: true });
  } catch {
    throw new ArchiveError('ARCHIVE_UNREADABLE');
  }
}

async function readEntries(zip: ZipFile, maxBytes: number): Promise<Map<string, Entry>> {
  if (zip.entryCount > MAX_ENTRIES) throw new ArchiveError('ARCHIVE_TOO_MUCH');
  const entries = new Map<string, Entry>();
  const names = new Set<string>();
  let unpacked = 0;
  for await (const entry of eachEntry(zip)) {
    const { fileName: name } = entry;
    if (FOLDER_NAME.test(name) && entry.uncompressedSize === 0) continue;
    if (!FILE_NAME.test(name) || !isPlainFile(entry)) {
      throw new ArchiveError('ARCHIVE_FOREIGN_FILE', name);
    }
    // Where capitals make no difference, one of two would take the place of the other.
    if (names.has(name.toLowerCase())) throw new ArchiveError('ARCHIVE_TWICE', name);
    names.add(name.toLowerCase());
    unpacked += entry.uncompressedSize;
    if (unpacked > maxBytes * MAX_UNPACKED || isBomb(entry) || isPadded(entry)) {
      throw new ArchiveError('ARCHIVE_TOO_MUCH');
    }
    entries.set(name, entry);
  }
  return entries;
}

/** Names that leave the archive are refused by the library with an error message. */
async function* eachEntry(zip: ZipFile): AsyncGenerator<Entry> {
  try {
    yield* zip.eachEntry();
  } catch (error) {
    if (error instanceof ArchiveError) throw error;
    const { message } = error as Error;
    const name = /^(?:absolute path|invalid relative path|invalid characters in fileName): (.*)$/s;
    const foreign = name.exec(message)?.[1];
    if (foreign !== undefined) throw new ArchiveError('ARCHIVE_FOREIGN_FILE', foreign);
    throw new ArchiveError('ARCHIVE_UNREADABLE');
  }
}

const UNIX_KIND = 0o17_0000;
const UNIX_FILE = 0o10_0000;

/** Refuses links, devices and encrypted entries; some systems do not record the kind. */
function isPlainFile(entry: Entry): boolean {
  const kind = (entry.externalFileAttributes >>> 16) & UNIX_KIND;
  return (kind === 0 || kind === UNIX_FILE) && !entry.isEncrypted() && entry.canDecodeFileData();
}

/** Room for times, owners and large sizes; each of more would stay in memory with the entry. */
const EXTRA_BYTES = 256;

function isPadded({ extraFieldLength, fileCommentLength }: Entry): boolean {
  return extraFieldLength > EXTRA_BYTES || fileCommentLength > 0;
}

function isBomb({ uncompressedSize, compressedSize }: Entry): boolean {
  return uncompressedSize > HARMLESS_BYTES && uncompressedSize > compressedSize * TIGHTEST;
}

function archiveOf(zip: ZipFile, entries: ReadonlyMap<string, Entry>): Archive {
  const find = (name: string, maxBytes: number): Entry => {
    const entry = entries.get(name);
    if (!entry) throw new EntryError('FILE_MISSING');
    if (entry.uncompressedSize > maxBytes) throw new EntryError('FILE_TOO_LARGE');
    return entry;
  };
  const stream = async (entry: Entry): Promise<Readable> => {
    try {
      return await zip.openReadStreamPromise(entry);
    } catch {
      throw new EntryError('FILE_DAMAGED');
    }
  };
  return {
    has: (name) => entries.has(name),
    async read(name, maxBytes) {
      const entry = find(name, maxBytes);
      const bytes = await collect(await stream(entry));
      if (crc32(bytes) !== entry.crc32) throw new EntryError('FILE_DAMAGED');
      return bytes;
    },
    stream: async (name, maxBytes) => stream(find(name, maxBytes)),
    close: () => zip.close(),
  };
}

/** The library aborts a stream that is longer than its entry states. */
async function collect(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) chunks.push(chunk);
  } catch {
    throw new EntryError('FILE_DAMAGED');
  }
  return Buffer.concat(chunks);
}
