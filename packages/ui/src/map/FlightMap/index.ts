export type { MapAirport } from '../AirportLayer.js';
export type { ScoredGeometry } from '../scored-geometry.js';
export { FlightMap, type FlightMapProps, type MapTrack } from './FlightMap.js';
