export { type CursorStore, createCursorStore } from '../cursor-store.js';
export { nearestInTime } from '../flight-columns.js';
export { type SharedCursor, useCursor, useCursorHandle } from '../use-cursor-store.js';
