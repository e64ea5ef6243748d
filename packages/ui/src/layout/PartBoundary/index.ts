export { PartBoundary, type PartBoundaryProps } from './PartBoundary.js';
