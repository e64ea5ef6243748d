import type { Services } from '../platform/services.js';
import type { WithTileQueue } from '../platform/tiles/tile-queue.js';
import type { Resource } from '../resource/resource.js';
import { getBasemapTile } from './getBasemapTile.js';
import type { WithBasemap } from './open-basemap.js';

/** The detailed base map. */
export const basemap: Resource<Services & WithBasemap & WithTileQueue> = {
  operations: [getBasemapTile],
};
