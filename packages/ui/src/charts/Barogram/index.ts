export type { FlightColumns } from '../flight-columns.js';
export { Barogram, type BarogramProps, type FlightSpan } from './Barogram.js';
