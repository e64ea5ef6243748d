import type { Services } from '../platform/services.js';
import type { WithTileQueue } from '../platform/tiles/tile-queue.js';
import type { Resource } from '../resource/resource.js';
import { getTerrainTile } from './getTerrainTile.js';
import type { WithTerrain } from './open-terrain.js';

/** Elevation of the ground. */
export const terrain: Resource<Services & WithTerrain & WithTileQueue> = {
  operations: [getTerrainTile],
};
