import { operation } from '../platform/http/operation.js';
import type { Services } from '../platform/services.js';
import type { WithTileQueue } from '../platform/tiles/tile-queue.js';
import { respondWithTile } from './respond-with-tile.js';

export const getMapLayerTile = operation(
  'getMapLayerTile',
  (request, services: Services & WithTileQueue) =>
    respondWithTile({ ...request.path, ...request.query, premium: false }, services),
  {
    // Weather images follow a replay.
    rateLimit: { perMinute: 2400 },
    hasQueue: true,
  },
);
