export { FlightRow, type FlightRowProps } from './FlightRow.js';
