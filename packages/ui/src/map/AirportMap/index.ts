export type { MapAirport } from '../AirportLayer.js';
export { AirportMap, type AirportMapProps } from './AirportMap.js';
