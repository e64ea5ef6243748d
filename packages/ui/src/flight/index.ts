export { type CursorStore, createCursorStore } from './cursor-store.js';
export { type FlightColumns, flightColumns, interpolate, nearestInTime } from './flight-columns.js';
export type { FlightPhoto, FlightPhotos } from './flight-photos.js';
export type { OtherFlight } from './other-flight.js';
export type { ScoredGeometry } from './scored-geometry.js';
export { type CursorProps, useCursorSlider } from './use-cursor-store.js';
export { type ThrottledCursorOptions, useThrottledCursor } from './use-throttled-cursor.js';
