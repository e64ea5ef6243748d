export {
  LazyAirportMap,
  LazyDayMap,
  LazyFlightMap,
  LazyFlightScene,
  LazyFlightsMap,
  LazyPlanMap,
  LazyTaskMap,
  LazyWaypointMap,
} from './lazy-maps.js';
