export type { MapAirport } from '../AirportLayer.js';
export type { ColoringKind, TrackColoring } from '../track-coloring.js';
export { FlightMap } from './FlightMap.js';
export type { DrawnMapProps, FlightMapProps } from './flight-map-props.js';
export type {
  LoadTile,
  MapAirspace,
  MapArrival,
  MapGlide,
  MapInterval,
  MapMiss,
  MapTaskPoint,
  MapTrail,
  MapWaypoint,
  MapWaypointLayer,
  MapWind,
  NoArrivals,
  RasterLayer,
  RasterTile,
} from './map-features.js';
export type { MapLayers } from './map-layers.js';
