export {
  type ElevationEncoding,
  mapboxElevationM,
  terrariumElevationM,
} from './elevation-encoding.js';
export { groundUnder } from './ground-under.js';
export type { Terrain } from './terrain.js';
export { createTileTerrain, type TilePixels, type TileTerrainOptions } from './tile-terrain.js';
