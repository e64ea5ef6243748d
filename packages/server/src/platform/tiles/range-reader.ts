import { open } from 'node:fs/promises';
import { type RequestOptions, readBody, request } from './request.js';
import { TileSourceError, UnreachableError } from './tile-source.js';

/** Bytes of a file. */
export interface Range {
  readonly bytes: Uint8Array;
  /** Text that differs after a change of the file. */
  readonly version: string;
  /** False if only a change of the size shows, because the server states no version. */
  readonly isVersioned: boolean;
}

/** Reads a part of a file. Returns fewer bytes at its end. */
export type RangeReader = (offset: number, length: number) => Promise<Range>;

/** Reads ranges of a file on this machine. */
export function fileReader(path: string): RangeReader {
  return async (offset, length) => {
    const file = await open(path);
    try {
      const { size, mtimeMs } = await file.stat();
      const bytes = new Uint8Array(Math.max(0, Math.min(length, size - offset)));
      const { bytesRead } = await file.read(bytes, 0, bytes.length, offset);
      return {
        bytes: bytes.subarray(0, bytesRead),
        version: `${size} ${mtimeMs}`,
        isVersioned: true,
      };
    } finally {
      await file.close();
    }
  };
}

/** Servers that are overloaded or being restarted. */
const BUSY: ReadonlySet<number> = new Set([408, 425, 429]);
const PARTIAL_CONTENT = 206;
const RANGE_NOT_SATISFIABLE = 416;

/**
 * Reads ranges of a file at an address. By default, only this address is requested: a redirect is an
 * error.
 *
 * @throws {UnreachableError} When reading, if the server does not respond or is busy.
 * @throws {TileSourceError} When reading, if it responds otherwise.
 */
export function urlReader(
  address: string,
  { redirect = 'manual', timeoutMs, signal }: Partial<Omit<RequestOptions, 'headers'>> = {},
): RangeReader {
  return async (offset, length) => {
    const response = await request(address, {
      redirect,
      signal,
      headers: {
        range: `bytes=${offset}-${offset + length - 1}`,
        'accept-encoding': 'identity',
      },
      ...(timeoutMs && { timeoutMs }),
    });
    const { status } = response;
    const [, start, size] =
      /^bytes (?:(\d+)-\d+|\*)\/(\d+)$/.exec(response.headers.get('content-range') ?? '') ?? [];
    const changed = response.headers.get('etag') ?? response.headers.get('last-modified') ?? '';
    const versionFields = { version: `${size} ${changed}`, isVersioned: changed !== '' };
    // The range begins after the end, as in a file that has become shorter.
    if (status === RANGE_NOT_SATISFIABLE) {
      await response.body?.cancel();
      return { bytes: new Uint8Array(), ...versionFields };
    }
    if (status !== PARTIAL_CONTENT || Number(start) !== offset) {
      await response.body?.cancel();
      if (status >= 500 || BUSY.has(status)) throw new UnreachableError(`it responds ${status}`);
      throw new TileSourceError(
        response.ok ? 'its server sends no byte ranges' : `it responds ${status}`,
      );
    }
    return { bytes: await readBody(response, length), ...versionFields };
  };
}
