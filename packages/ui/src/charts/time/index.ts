export {
  CursorFigure,
  type CursorFigureProps,
  CursorFigures,
  type CursorFiguresProps,
} from '../CursorFigures/CursorFigures.js';
export { type CursorStore, createCursorStore } from '../cursor-store.js';
export { groundAt, nearestInTime } from '../flight-columns.js';
export { catchUp } from '../follow-calmly.js';
export { type CalmCursorOptions, useCalmCursor } from '../use-calm-cursor.js';
export { type SharedCursor, useCursor, useCursorHandle } from '../use-cursor-store.js';
