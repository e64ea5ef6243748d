export { type CursorStore, createCursorStore } from '../cursor-store.js';
export { nearestInTime } from '../flight-columns.js';
