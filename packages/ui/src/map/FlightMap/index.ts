export type { MapAirport } from '../AirportLayer.js';
export { prepareMaps } from '../BaseMap/prepare-maps.js';
export type { ScoredGeometry } from '../scored-geometry.js';
export type { ColoringKind, TrackColoring } from '../track-coloring.js';
export { FlightMap, type FlightMapProps, type MapTrack } from './FlightMap.js';
export type {
  LoadTile,
  MapAirspace,
  MapArrival,
  MapStretch,
  MapTrail,
  MapWind,
  RasterLayer,
  RasterTile,
} from './map-features.js';
export type { MapLayers } from './map-layers.js';
export type { OtherTrack } from './other-tracks.js';
