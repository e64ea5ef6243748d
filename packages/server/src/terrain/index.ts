import type { Services } from '../platform/services.js';
import type { Resource } from '../resource/resource.js';
import { getTerrainTile } from './getTerrainTile.js';
import type { WithTerrain } from './open-terrain.js';
import type { WithTileQueue } from './tile-queue.js';

/** Elevation of the ground. */
export const terrain: Resource<Services & WithTerrain & WithTileQueue> = {
  operations: [getTerrainTile],
};
