export {
  CursorFigure,
  type CursorFigureProps,
  CursorFigures,
  type CursorFiguresProps,
} from './CursorFigures.js';
