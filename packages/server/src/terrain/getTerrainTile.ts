import { createHash } from 'node:crypto';
import { ImageAnswer } from '../http/answers.js';
import { NotFoundError } from '../http/errors.js';
import { operation } from '../http/operation.js';

/** For the reader alone, because others may lack the plan. */
const CACHE_CONTROL = 'private, max-age=86400';

export const getTerrainTile = operation(
  'getTerrainTile',
  async ({ path: { z: zoom, x, y } }, { terrain, workers }) => {
    const isTile = terrain && zoom <= terrain.maxZoom && Math.max(x, y) < 2 ** zoom;
    const tile = isTile && (await workers.run('readTerrainTile', { zoom, x, y }));
    if (!tile) throw new NotFoundError('other');
    const hash = createHash('sha1').update(tile.bytes).digest('base64url');
    return new ImageAnswer({ ...tile, etag: `"${hash}"`, cacheControl: CACHE_CONTROL });
  },
);
