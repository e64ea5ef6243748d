export { PictureMarker, type PictureMarkerProps } from './PictureMarker.js';
