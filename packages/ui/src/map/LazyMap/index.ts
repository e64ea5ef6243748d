export { LazyAirportMap, LazyFlightMap, LazyFlightsMap } from './LazyMap.js';
