import { getTerrainTile } from './getTerrainTile.js';

/** The operations of the ground. */
export const terrainOperations = [getTerrainTile];
