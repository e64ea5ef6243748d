/**
 * Writes PMTiles archives with a single root directory, which suffices for some thousand tiles.
 *
 * @see PMTiles specification, version 3
 */
import { gzipSync } from 'node:zlib';
import { zxyToTileId } from 'pmtiles';

const HEADER_BYTES = 127;
/** Maximum end of the root directory, because readers request this many bytes first. */
const FIRST_BYTES = 16_384;
const [NONE, GZIP] = [1, 2];
const [MVT, WEBP] = [1, 4];
const WORLD = [-180, -85.051_129, 180, 85.051_129];

/**
 * Returns an archive of gzipped vector tiles, or of images.
 *
 * @param tiles `{ zoom, x, y, bytes }` in any order; missing tiles are empty.
 * @param metadata Metadata as specified, with `vector_layers` if there are any.
 * @param isImage Whether the tiles are WebP images.
 * @throws {RangeError} If there are too many tiles for one directory.
 */
export function toPmtiles(tiles, metadata, { isImage = false } = {}) {
  const { entries, contents, data } = collect(tiles, isImage ? (bytes) => bytes : pack);
  const directory = pack(toDirectory(entries));
  const described = pack(JSON.stringify(metadata));
  if (HEADER_BYTES + directory.length > FIRST_BYTES) {
    throw new RangeError(`${entries.length} entries do not fit into one directory.`);
  }
  const metadataStart = HEADER_BYTES + directory.length;
  const dataStart = metadataStart + described.length;
  const zooms = tiles.map(({ zoom }) => zoom);
  const header = Buffer.alloc(HEADER_BYTES);
  header.write('PMTiles\u0003', 0);
  const numbers = [
    [HEADER_BYTES, directory.length],
    [metadataStart, described.length],
    // No leaf directories.
    [dataStart, 0],
    [dataStart, data.length],
    [tiles.length, entries.length, contents],
  ].flat();
  for (const [i, value] of numbers.entries()) header.writeBigUInt64LE(BigInt(value), 8 + i * 8);
  const clustered = 1;
  const format = isImage ? [NONE, WEBP] : [GZIP, MVT];
  header.set([clustered, GZIP, ...format, Math.min(...zooms), Math.max(...zooms)], 96);
  for (const [i, degrees] of WORLD.entries()) {
    header.writeInt32LE(Math.round(degrees * 1e7), 102 + i * 4);
  }
  return Buffer.concat([header, directory, described, data]);
}

/** Stores equal tiles once, and merges directory entries of consecutive ones. */
function collect(tiles, encode) {
  const numbered = tiles.map(({ zoom, x, y, bytes }) => ({ id: zxyToTileId(zoom, x, y), bytes }));
  const places = new Map();
  const parts = [];
  const entries = [];
  let end = 0;
  for (const { id, bytes } of numbered.toSorted((one, other) => one.id - other.id)) {
    const key = Buffer.from(bytes).toString('latin1');
    if (!places.has(key)) {
      const part = encode(bytes);
      parts.push(part);
      places.set(key, { offset: end, length: part.length });
      end += part.length;
    }
    const place = places.get(key);
    const last = entries.at(-1);
    if (last?.offset === place.offset && last.id + last.run === id) last.run += 1;
    else entries.push({ id, run: 1, ...place });
  }
  return { entries, contents: places.size, data: Buffer.concat(parts) };
}

function toDirectory(entries) {
  const follows = ({ offset }, i) => i > 0 && offset === endOf(entries[i - 1]);
  return Buffer.from(
    [
      entries.length,
      ...entries.map(({ id }, i) => id - (entries[i - 1]?.id ?? 0)),
      ...entries.map(({ run }) => run),
      ...entries.map(({ length }) => length),
      ...entries.map((entry, i) => (follows(entry, i) ? 0 : entry.offset + 1)),
    ].flatMap(varint),
  );
}

function endOf({ offset, length }) {
  return offset + length;
}

function varint(value) {
  const bytes = [];
  for (let rest = value; ; rest = Math.floor(rest / 128)) {
    if (rest < 128) return [...bytes, rest];
    bytes.push((rest % 128) + 128);
  }
}

function pack(bytes) {
  return gzipSync(bytes, { level: 9 });
}
