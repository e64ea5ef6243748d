export type { CurveName } from '../barogram-curves.js';
export type { FlightAirspace, FlightPhase } from '../flight-phase.js';
export type { ShadedInterval } from '../shaded-interval.js';
export type { TimeHandle } from '../time-handle.js';
export { Barogram, type BarogramProps } from './Barogram.js';
