import { gzipSync } from 'node:zlib';
import { Compression, type Entry, type Header } from 'pmtiles';

const HEADER_BYTES = 127;
/** Readers request this many bytes first, and find header and root directory in them. */
const FIRST_BYTES = 16_384;
/** Directory entries of the first attempt at leaf directories. */
const LEAF_ENTRIES = 4096;

/** Facts about an archive that its directories do not contain. */
export interface ArchiveFacts
  extends Pick<
    Header,
    | 'tileType'
    | 'tileCompression'
    | 'minZoom'
    | 'maxZoom'
    | 'minLon'
    | 'minLat'
    | 'maxLon'
    | 'maxLat'
  > {
  readonly metadata: Readonly<Record<string, unknown>>;
}

/**
 * Returns the beginning of an archive, which the data of its tiles follow: header, root directory,
 * metadata and leaf directories.
 *
 * @param entries Tiles by ascending id. Offsets count from the beginning of the data. The archive is
 *   clustered: each offset follows the data before it or repeats an earlier one.
 * @see PMTiles specification, version 3
 */
export function encodeHead(entries: readonly Entry[], facts: ArchiveFacts): Buffer {
  const metadata = gzipSync(JSON.stringify(facts.metadata));
  const { root, leaves } = encodeDirectories(entries);
  const metadataStart = HEADER_BYTES + root.length;
  const leavesStart = metadataStart + metadata.length;
  const dataStart = leavesStart + leaves.length;
  const lengths = new Map(entries.map(({ offset, length }) => [offset, length]));
  let dataLength = 0;
  for (const length of lengths.values()) dataLength += length;
  let tiles = 0;
  for (const { runLength } of entries) tiles += runLength;
  const header = Buffer.alloc(HEADER_BYTES);
  header.write('PMTiles', 0);
  header[7] = 3;
  const numbers = [
    HEADER_BYTES,
    root.length,
    metadataStart,
    metadata.length,
    leavesStart,
    leaves.length,
    dataStart,
    dataLength,
    tiles,
    entries.length,
    lengths.size,
  ];
  for (const [i, value] of numbers.entries()) header.writeBigUInt64LE(BigInt(value), 8 + i * 8);
  const { tileCompression, tileType, minZoom, maxZoom, minLon, minLat, maxLon, maxLat } = facts;
  const clustered = 1;
  header.set([clustered, Compression.Gzip, tileCompression, tileType, minZoom, maxZoom], 96);
  for (const [i, degrees] of [minLon, minLat, maxLon, maxLat].entries()) {
    header.writeInt32LE(Math.round(degrees * 1e7), 102 + i * 4);
  }
  header[118] = minZoom;
  header.writeInt32LE(Math.round(((minLon + maxLon) / 2) * 1e7), 119);
  header.writeInt32LE(Math.round(((minLat + maxLat) / 2) * 1e7), 123);
  return Buffer.concat([header, root, metadata, leaves]);
}

/** Returns a root directory that fits into the first bytes of the file, and leaf directories. */
function encodeDirectories(entries: readonly Entry[]): { root: Buffer; leaves: Buffer } {
  const whole = encodeDirectory(entries);
  if (HEADER_BYTES + whole.length <= FIRST_BYTES) return { root: whole, leaves: Buffer.alloc(0) };
  for (let count = LEAF_ENTRIES; ; count *= 2) {
    const leaves: Buffer[] = [];
    const pointers: Entry[] = [];
    let offset = 0;
    for (let first = 0; first < entries.length; first += count) {
      const part = entries.slice(first, first + count);
      const leaf = encodeDirectory(part);
      pointers.push({ tileId: part[0]?.tileId ?? 0, offset, length: leaf.length, runLength: 0 });
      leaves.push(leaf);
      offset += leaf.length;
    }
    const root = encodeDirectory(pointers);
    if (HEADER_BYTES + root.length <= FIRST_BYTES) return { root, leaves: Buffer.concat(leaves) };
  }
}

function encodeDirectory(entries: readonly Entry[]): Buffer {
  const bytes: number[] = [];
  pushVarint(bytes, entries.length);
  let lastId = 0;
  for (const { tileId } of entries) {
    pushVarint(bytes, tileId - lastId);
    lastId = tileId;
  }
  for (const { runLength } of entries) pushVarint(bytes, runLength);
  for (const { length } of entries) pushVarint(bytes, length);
  let end: number | undefined;
  for (const { offset, length } of entries) {
    pushVarint(bytes, offset === end ? 0 : offset + 1);
    end = offset + length;
  }
  return gzipSync(Uint8Array.from(bytes), { level: 9 });
}

function pushVarint(bytes: number[], value: number): void {
  let rest = value;
  while (rest >= 128) {
    bytes.push((rest % 128) + 128);
    rest = Math.floor(rest / 128);
  }
  bytes.push(rest);
}
