export type { CurveName } from '../barogram-curves.js';
export type { FlightAirspace, FlightPhase } from '../flight-phase.js';
export type { FlightSpan } from '../flight-span.js';
export type { TimeHandle } from '../time-handle.js';
export type { TimeWindow } from '../time-window.js';
export { Barogram, type BarogramProps } from './Barogram.js';
