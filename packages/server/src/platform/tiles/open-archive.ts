import { type Entry, EtagMismatch, type Header, PMTiles, ResolvedValueCache } from 'pmtiles';
import type { RangeReader } from './range-reader.js';
import { TileSourceError, UnreachableError } from './tile-source.js';
import { MAX_PART_BYTES, unpackPart } from './unpack-part.js';

/** Number of decompressed directories in the cache. */
const MAX_CACHED_PARTS = 100;

/** A PMTiles archive. */
export interface TileArchive {
  /** Another object after a tile was read from a file that has changed. */
  readonly header: Header;
  /**
   * Reads a tile as it is stored, perhaps compressed. Undefined if there is none.
   *
   * @throws {TileSourceError} If the file cannot be read. Other errors concern the tile.
   */
  readTile(zoom: number, x: number, y: number): Promise<Uint8Array | undefined>;
  /** Text that differs after a change of the file. */
  readonly version: string;
  /** False if only a change of the size shows. */
  readonly isVersioned: boolean;
  /** Reads a directory. Entries with a run length of 0 name further directories. */
  readDirectory(offset: number, length: number): Promise<readonly Entry[]>;
  /** @throws {Error} If it is no JSON. */
  readMetadata(): Promise<Record<string, unknown>>;
}

/**
 * Opens a PMTiles archive. If its file changes, the archive is read again.
 *
 * @param key Name of the file, unique among archives.
 * @throws {TileSourceError} If its server does not respond, or not with ranges, or if it is no
 *   PMTiles archive.
 */
export async function openArchive(key: string, read: RangeReader): Promise<TileArchive> {
  let isVersioned = true;
  const source = {
    getKey: () => key,
    async getBytes(offset: number, length: number, _signal?: AbortSignal, etag?: string) {
      // An archive that requests more is broken.
      if (length > MAX_PART_BYTES) throw new Error(`a part of ${length} bytes`);
      const range = await read(offset, length);
      isVersioned = range.isVersioned;
      const { bytes, version } = range;
      if (etag !== undefined && etag !== version)
        throw new EtagMismatch('it has changed meanwhile');
      return { data: new Uint8Array(bytes).buffer, etag: version };
    },
  };
  // Another cache of the library would also keep failures.
  const cache = new ResolvedValueCache(MAX_CACHED_PARTS, true, unpackPart);
  const archive = new PMTiles(source, cache, async (bytes) => bytes);
  const readHeader = () =>
    archive.getHeader().catch((error: NodeJS.ErrnoException) => {
      // Messages of the network and of file system errors are clear enough.
      if (error instanceof TileSourceError || error.syscall !== undefined) throw error;
      throw new TileSourceError(
        `it is no PMTiles archive of version 3, or broken (${error.message})`,
      );
    });
  let header = await readHeader();
  return {
    get header() {
      return header;
    },
    get version() {
      return header.etag ?? '';
    },
    isVersioned,
    readDirectory: (offset, length) => cache.getDirectory(source, offset, length, header),
    async readTile(zoom, x, y) {
      try {
        const tile = await archive.getZxy(zoom, x, y);
        return tile && new Uint8Array(tile.data);
      } catch (error) {
        // Changed again while it was read again.
        if (error instanceof EtagMismatch) throw new UnreachableError(error.message);
        throw error;
      } finally {
        // From the cache, unless the file has become unreadable.
        header = await readHeader();
      }
    },
    async readMetadata() {
      const { jsonMetadataOffset, jsonMetadataLength, internalCompression } = header;
      if (jsonMetadataLength === 0) return {};
      const { data } = await source.getBytes(jsonMetadataOffset, jsonMetadataLength);
      const text = new TextDecoder().decode(await unpackPart(data, internalCompression));
      return { ...(JSON.parse(text) as Record<string, unknown>) };
    },
  };
}
