export { FlightOutline, type FlightOutlineProps } from './FlightOutline.js';
export { OutlineGroundContext, type OutlineView } from './outline-ground.js';
