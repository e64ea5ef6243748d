export { FigureList, type FigureListProps, type NamedFigure } from './FigureList.js';
