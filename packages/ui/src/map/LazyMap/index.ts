export { LazyAirportMap, LazyFlightMap, LazyFlightScene, LazyFlightsMap } from './LazyMap.js';
