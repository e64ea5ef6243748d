export { FlightOutline, type FlightOutlineProps } from './FlightOutline.js';
