import { getMapLayerTile } from './getMapLayerTile.js';
import { getPremiumMapLayerTile } from './getPremiumMapLayerTile.js';

/** The operations of pictures below flights. */
export const mapLayerOperations = [getMapLayerTile, getPremiumMapLayerTile];
