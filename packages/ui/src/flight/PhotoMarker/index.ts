export { PhotoMarker, type PhotoMarkerProps } from './PhotoMarker.js';
