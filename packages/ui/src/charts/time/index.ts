export { type CursorStore, createCursorStore } from '../../map/FlightMap/cursor-store.js';
export { nearestInTime } from '../flight-columns.js';
