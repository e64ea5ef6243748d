export { bearingDeg, destination } from './bearing.js';
export { type BoundingBox, boundingBox, clampBoundingBox } from './bounding-box.js';
export { MIN_METRES_PER_DEGREE } from './degree-length.js';
export { distanceKm, distanceM } from './distance.js';
export type { Position } from './position.js';
export { type PlanePoint, simplifyPath } from './simplify-path.js';
