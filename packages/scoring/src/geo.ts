export { bearingDeg, destination } from './geo/bearing.js';
export { type BoundingBox, boundingBox, clampBoundingBox } from './geo/bounding-box.js';
export { MIN_METRES_PER_DEGREE } from './geo/degree-length.js';
export { distanceKm, distanceM } from './geo/distance.js';
export type { Position } from './geo/position.js';
export { type PlanePoint, simplifyPath } from './geo/simplify-path.js';
export {
  type ElevationEncoding,
  mapboxElevationM,
  terrariumElevationM,
} from './terrain/elevation-encoding.js';
export { groundUnder } from './terrain/ground-under.js';
export type { Terrain } from './terrain/terrain.js';
export {
  createTileTerrain,
  type TilePixels,
  type TileTerrainOptions,
} from './terrain/tile-terrain.js';
