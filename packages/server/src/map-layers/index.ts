import type { Services } from '../platform/services.js';
import type { Resource } from '../resource/resource.js';
import type { WithTileQueue } from '../terrain/tile-queue.js';
import { getMapLayerTile } from './getMapLayerTile.js';
import { getPremiumMapLayerTile } from './getPremiumMapLayerTile.js';

/** Layers below flights on maps. */
export const mapLayers: Resource<Services & WithTileQueue> = {
  operations: [getMapLayerTile, getPremiumMapLayerTile],
};
