export { type MapWaypoint, WaypointMap, type WaypointMapProps } from './WaypointMap.js';
