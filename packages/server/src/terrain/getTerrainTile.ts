import { createHash } from 'node:crypto';
import { NotFoundError } from '../platform/errors/errors.js';
import { operation } from '../platform/http/operation.js';
import { TileResponse } from '../platform/http/responses.js';
import type { WithTileQueue } from '../platform/tiles/tile-queue.js';
import { losslessImageType } from './image-type.js';
import { fitsSquare } from './open-image.js';
import type { WithTerrain } from './open-terrain.js';
import { MAX_TILE_SIZE } from './tile-pixels.js';

/** Private, because other users may lack the plan. */
const CACHE_CONTROL = 'private, max-age=86400';

export const getTerrainTile = operation(
  'getTerrainTile',
  async ({ path: { z: zoom, x, y } }, { terrain, tileQueue }: WithTerrain & WithTileQueue) => {
    const isTile = terrain && zoom <= terrain.maxZoom && Math.max(x, y) < 2 ** zoom;
    if (!isTile) throw new NotFoundError();
    const read = () => terrain.readTile(zoom, x, y);
    const bytes = await tileQueue.run('terrain', `${zoom}/${x}/${y}`, read);
    const mediaType = bytes && losslessImageType(bytes);
    if (!mediaType || !(await fitsSquare(bytes, MAX_TILE_SIZE))) throw new NotFoundError();
    const hash = createHash('sha1').update(bytes).digest('base64url');
    return new TileResponse({ bytes, mediaType, etag: `"${hash}"`, cacheControl: CACHE_CONTROL });
  },
  {
    // A 3D view requests dozens of tiles.
    rateLimit: { perMinute: 1200 },
    hasQueue: true,
  },
);
