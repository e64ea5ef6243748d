export type { FlightColumns } from '../flight-columns.js';
export { Barogram, type BarogramProps } from './Barogram.js';
export type { FlightSpan } from './use-barogram-plot.js';
