import pLimit from 'p-limit';
import type { Entry } from 'pmtiles';
import { encodeHead } from '../../platform/tiles/archive-format.js';
import type { TileArchive } from '../../platform/tiles/open-archive.js';
import type { Box } from './parse-area.js';
import { type IdInterval, intersect, tileIntervals } from './tile-intervals.js';

/** Bytes of the source, and their place in the data of the cut archive. */
export interface CutPart {
  readonly from: number;
  readonly to: number;
  readonly length: number;
}

/** An archive to write: its beginning, and the parts of the source that follow. */
export interface CutPlan {
  readonly head: Buffer;
  /** By ascending place, without gaps. */
  readonly parts: readonly CutPart[];
  /** Size of all parts. */
  readonly dataBytes: number;
  readonly tiles: number;
  readonly minZoom: number;
  readonly maxZoom: number;
}

/** Leaf directories are read several at a time. */
const READS_AT_A_TIME = 8;
/** Archives have at most this many levels of directories. */
const MAX_DEPTH = 4;

/** Plans an archive with the tiles of a box up to a zoom level. Reads only directories. */
export async function planCut(archive: TileArchive, box: Box, zoomLimit: number): Promise<CutPlan> {
  const { header, version } = archive;
  const { minZoom, tileType, tileCompression } = header;
  const maxZoom = Math.min(zoomLimit, header.maxZoom);
  const wanted = tileIntervals(box, minZoom, maxZoom);
  const found = await readEntries(archive, wanted);
  const { entries, parts, dataBytes } = arrange(found, header.tileDataOffset);
  const head = encodeHead(entries, {
    tileType,
    tileCompression,
    minZoom,
    maxZoom,
    minLon: box.west,
    minLat: box.south,
    maxLon: box.east,
    maxLat: box.north,
    // An archive that was begun is only continued from the same source.
    metadata: { ...(await archive.readMetadata()), 'cloudstreet:source': version },
  });
  const tiles = entries.reduce((sum, { runLength }) => sum + runLength, 0);
  return { head, parts, dataBytes, tiles, minZoom, maxZoom };
}

function readEntries(archive: TileArchive, wanted: readonly IdInterval[]): Promise<Entry[]> {
  const { rootDirectoryOffset, rootDirectoryLength, leafDirectoryOffset } = archive.header;
  const limit = pLimit(READS_AT_A_TIME);
  const read = async (offset: number, length: number, depth: number): Promise<Entry[]> => {
    if (depth > MAX_DEPTH) throw new Error('its directories are nested too deeply');
    const directory = await limit(() => archive.readDirectory(offset, length));
    const found = directory.map(async (entry, i) => {
      const { tileId: start, runLength } = entry;
      if (runLength > 0) return clip(entry, wanted);
      const end = directory[i + 1]?.tileId ?? Number.POSITIVE_INFINITY;
      if (intersect({ start, end }, wanted).length === 0) return [];
      return read(leafDirectoryOffset + entry.offset, entry.length, depth + 1);
    });
    return (await Promise.all(found)).flat();
  };
  return read(rootDirectoryOffset, rootDirectoryLength, 1);
}

function clip({ tileId, runLength, offset, length }: Entry, wanted: readonly IdInterval[]) {
  const parts = intersect({ start: tileId, end: tileId + runLength }, wanted);
  return parts.map(
    ({ start, end }): Entry => ({ tileId: start, runLength: end - start, offset, length }),
  );
}

/** Moves the data of tiles together, in the order of the tiles. */
function arrange(found: readonly Entry[], dataStart: number) {
  const places = new Map<number, number>();
  const parts: CutPart[] = [];
  let dataBytes = 0;
  const entries = found.map(({ tileId, runLength, offset, length }): Entry => {
    const known = places.get(offset);
    const to = known ?? dataBytes;
    if (known === undefined) {
      places.set(offset, to);
      parts.push({ from: dataStart + offset, to, length });
      dataBytes += length;
    }
    return { tileId, runLength, offset: to, length };
  });
  return { entries, parts, dataBytes };
}
