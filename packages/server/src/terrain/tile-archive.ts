import { type Header, TileType } from 'pmtiles';
import { openArchive } from '../platform/tiles/open-archive.js';
import { fileReader } from '../platform/tiles/range-reader.js';
import type { TileSource } from '../platform/tiles/tile-source.js';
import { unpackPart } from '../platform/tiles/unpack-part.js';

/**
 * Reads tiles from a PMTiles file.
 *
 * @throws {Error} If the file does not exist or contains no images.
 */
export async function openTileArchive(path: string): Promise<TileSource> {
  const archive = await openArchive(path, fileReader(path));
  const { tileType, maxZoom, tileCompression } = archive.header;
  if (tileType !== TileType.Png && tileType !== TileType.Webp) {
    throw new Error('it has no tiles in PNG or WebP');
  }
  const { attribution } = await archive.readMetadata();
  return {
    maxZoom,
    attribution,
    async read(zoom, x, y) {
      const tile = await archive.readTile(zoom, x, y);
      return tile && new Uint8Array(await unpackPart(tile.buffer as ArrayBuffer, tileCompression));
    },
    isHole: (zoom, x, y) => Promise.resolve(isWithin(archive.header, zoom, x, y)),
    placeOf: (zoom, x, y) => Promise.resolve(`${path} ${zoom}/${x}/${y}`),
  };
}

/** Whether the middle of a tile is within the bounds of the archive. */
function isWithin(header: Header, zoom: number, x: number, y: number): boolean {
  const { minLon, minLat, maxLon, maxLat } = header;
  const lon = ((x + 0.5) / 2 ** zoom - 0.5) * 360;
  const north = (0.5 - (y + 0.5) / 2 ** zoom) * 2 * Math.PI;
  const lat = (Math.asin(Math.tanh(north)) * 180) / Math.PI;
  return lon >= minLon && lon <= maxLon && lat >= minLat && lat <= maxLat;
}
