export type { FlightColumns } from '../flight-columns.js';
export type { FlightSpan } from '../flight-span.js';
export { Barogram, type BarogramProps } from './Barogram.js';
