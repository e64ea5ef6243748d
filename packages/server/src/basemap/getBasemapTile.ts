import { createHash } from 'node:crypto';
import { DomainError, NotFoundError, text } from '../platform/errors/errors.js';
import { operation } from '../platform/http/operation.js';
import { TileResponse } from '../platform/http/responses.js';
import type { WithTileQueue } from '../platform/tiles/tile-queue.js';
import { MAX_TILE_BYTES, TileSourceError } from '../platform/tiles/tile-source.js';
import type { Basemap, WithBasemap } from './open-basemap.js';

const CACHE_CONTROL = 'public, max-age=86400';
const MEDIA_TYPE = 'application/vnd.mapbox-vector-tile';
/** First bytes of data that is compressed with gzip. */
const GZIP = [0x1f, 0x8b];

export const getBasemapTile = operation(
  'getBasemapTile',
  async ({ path: { z: zoom, x, y } }, { basemap, tileQueue }: WithBasemap & WithTileQueue) => {
    if (!basemap) throw new NotFoundError();
    const read = () => readTile(basemap, [zoom, x, y]);
    const bytes = await tileQueue.run('basemap', `${zoom}/${x}/${y}`, read);
    if (!bytes || bytes.length > MAX_TILE_BYTES) throw new NotFoundError();
    const hash = createHash('sha1').update(bytes).digest('base64url');
    return new TileResponse({
      bytes,
      mediaType: MEDIA_TYPE,
      // Weak, because the same tile is sent with and without compression.
      etag: `W/"${hash}"`,
      cacheControl: CACHE_CONTROL,
      isGzipped: GZIP.every((byte, i) => bytes[i] === byte),
    });
  },
  {
    // A view has dozens of tiles, and a map is moved and zoomed often.
    rateLimit: { perMinute: 2400 },
    hasQueue: true,
  },
);

async function readTile(
  basemap: Basemap,
  [zoom, x, y]: readonly [zoom: number, x: number, y: number],
): Promise<Uint8Array | undefined> {
  try {
    return await basemap.readTile(zoom, x, y);
  } catch (error) {
    if (!(error instanceof TileSourceError)) throw new NotFoundError();
    throw new DomainError(503, 'UNAVAILABLE', text('error.UNAVAILABLE'));
  }
}
