export type { MapAirport } from '../AirportLayer.js';
export { prepareMaps } from '../BaseMap/prepare-maps.js';
export type { ScoredGeometry } from '../scored-geometry.js';
export type { ColoringKind, TrackColoring } from '../track-coloring.js';
export type { MapTrack } from './drawn-flight.js';
export { type DrawnMapProps, FlightMap, type FlightMapProps } from './FlightMap.js';
export type { OtherTrack } from './layers/other-tracks.js';
export type {
  LoadTile,
  MapAirspace,
  MapArrival,
  MapGlide,
  MapStretch,
  MapTaskPoint,
  MapTrail,
  MapWind,
  RasterLayer,
  RasterTile,
} from './map-features.js';
export type { MapLayers } from './map-layers.js';
