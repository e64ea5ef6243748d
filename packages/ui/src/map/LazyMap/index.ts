export { LazyAirportMap, LazyFlightMap } from './LazyMap.js';
