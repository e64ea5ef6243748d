import type { Services } from '../platform/services.js';
import type { WithTileQueue } from '../platform/tiles/tile-queue.js';
import type { Resource } from '../resource/resource.js';
import { getMapLayerTile } from './getMapLayerTile.js';
import { getPremiumMapLayerTile } from './getPremiumMapLayerTile.js';

/** Layers below flights on maps. */
export const mapLayers: Resource<Services & WithTileQueue> = {
  operations: [getMapLayerTile, getPremiumMapLayerTile],
};
