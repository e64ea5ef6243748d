export {
  LazyAirportMap,
  LazyDayMap,
  LazyFlightMap,
  LazyFlightScene,
  LazyFlightsMap,
} from './LazyMap.js';
