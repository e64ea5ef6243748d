export { editAllowedUntilS } from './deadline.js';
export type { DeclaredFlight } from './declared-flight.js';
export { flightLine, flightOutline } from './flight-outline.js';
export type { FlightPoint } from './flight-point.js';
export { type FlightTrack, flightTrack } from './flight-track.js';
export { type FlightInput, type InspectedFlight, inspectFlight } from './inspect-flight.js';
export { type ScoredFlight, type ScoreInput, scoreFlight } from './score-flight.js';
export { splitFlights } from './split-flights.js';
export { type AircraftMasses, type TakeoffMassLimits, takeoffMassLimits } from './takeoff-mass.js';
