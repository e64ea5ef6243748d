export { isFaiTriangle, type LegShareBand, type TriangleLegs } from './fai-triangle.js';
