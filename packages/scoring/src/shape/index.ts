export { isFaiTriangle, type LegShareBand, type TriangleLegs } from './fai-triangle.js';
export { isRectangle, type RectangleCorners } from './rectangle.js';
