export {
  LazyAirportMap,
  LazyDayMap,
  LazyFlightMap,
  LazyFlightScene,
  LazyFlightsMap,
} from './lazy-maps.js';
