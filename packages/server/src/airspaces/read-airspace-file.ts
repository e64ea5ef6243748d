import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { messages } from '../generated/messages/en-gb.js';
import { ConfigError } from '../platform/config/config.js';

/** Ten times the file of the largest country. */
const MAX_MEGABYTES = 32;

export interface AirspaceFile {
  readonly text: string;
  /** SHA-256 of the decompressed content. */
  readonly hash: string;
}

/**
 * Reads a file of airspaces, gzipped if its name ends so. Its encoding is UTF-16 with a byte order
 * mark, otherwise UTF-8, otherwise Latin-1.
 *
 * @throws {ConfigError} If it is too large or not valid gzip.
 */
export async function readAirspaceFile(path: string): Promise<AirspaceFile> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of open(path)) {
      length += (chunk as Buffer).length;
      if (length > MAX_MEGABYTES * 1e6) {
        throw new ConfigError(messages['airspace.tooLarge']({ path, most: MAX_MEGABYTES }));
      }
      chunks.push(chunk as Buffer);
    }
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    const { message: reason } = error as Error;
    throw new ConfigError(messages['airspace.unreadable']({ path, reason }));
  }
  const bytes = Buffer.concat(chunks);
  return { text: decode(bytes), hash: createHash('sha256').update(bytes).digest('hex') };
}

function open(path: string): Readable {
  const file = createReadStream(path);
  if (!path.toLowerCase().endsWith('.gz')) return file;
  const unpacked = createGunzip();
  file.on('error', (error) => unpacked.destroy(error));
  return file.pipe(unpacked);
}

function decode(bytes: Buffer): string {
  const mark = bytes.subarray(0, 2).toString('hex');
  if (mark === 'fffe' || mark === 'feff') {
    return new TextDecoder(mark === 'fffe' ? 'utf-16le' : 'utf-16be').decode(bytes);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
