import { gzipSync } from 'node:zlib';
import { Compression, type Entry, TileType, zxyToTileId } from 'pmtiles';
import { type ArchiveFacts, encodeHead } from '../archive-format.js';

export type ArchiveTiles = Readonly<Record<string, Uint8Array>>;

/** Metadata that a map in the schema of Protomaps has. */
export const PROTOMAPS_METADATA = {
  attribution:
    '<a href="https://github.com/protomaps/basemaps">Protomaps</a> © <a href="https://openstreetmap.org">OpenStreetMap</a>',
  vector_layers: ['earth', 'landuse', 'water', 'roads', 'places'].map((id) => ({ id, fields: {} })),
};

/**
 * Returns a PMTiles archive of vector tiles. Equal tiles are stored once.
 *
 * @param tiles Uncompressed tiles by `zoom/x/y`.
 */
export function makeArchive(tiles: ArchiveTiles, facts: Partial<ArchiveFacts> = {}): Buffer {
  const { tileCompression = Compression.Gzip } = facts;
  const isPacked = tileCompression === Compression.Gzip;
  const numbered = Object.entries(tiles).map(([name, bytes]) => {
    const [z = 0, x = 0, y = 0] = name.split('/').map(Number);
    return { z, tileId: zxyToTileId(z, x, y), data: isPacked ? gzipSync(bytes) : bytes };
  });
  numbered.sort((one, other) => one.tileId - other.tileId);
  const stored: Buffer[] = [];
  const places = new Map<string, number>();
  let end = 0;
  const entries: Entry[] = numbered.map(({ tileId, data }) => {
    const bytes = Buffer.from(data);
    const name = bytes.toString('base64');
    const offset = places.get(name) ?? end;
    if (offset === end) {
      places.set(name, offset);
      stored.push(bytes);
      end += bytes.length;
    }
    return { tileId, offset, length: bytes.length, runLength: 1 };
  });
  const zooms = numbered.map(({ z }) => z);
  const head = encodeHead(entries, {
    tileType: TileType.Mvt,
    tileCompression,
    minZoom: Math.min(...zooms),
    maxZoom: Math.max(...zooms),
    minLon: -180,
    minLat: -85,
    maxLon: 180,
    maxLat: 85,
    metadata: PROTOMAPS_METADATA,
    ...facts,
  });
  return Buffer.concat([head, ...stored]);
}
