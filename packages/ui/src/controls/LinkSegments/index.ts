export { type LinkSegment, LinkSegments, type LinkSegmentsProps } from './LinkSegments.js';
