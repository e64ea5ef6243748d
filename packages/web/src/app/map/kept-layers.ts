import type { MapLayers } from '@cloudstreet/ui/map/FlightMap';
import { switchesOf, useKept } from '../use-kept.js';

/** What the reader switched on the map of many flights, on this device, and the way to change it. */
export function useKeptLayers(): [MapLayers, (layers: MapLayers) => void] {
  return useKept<MapLayers>('cloudstreet.flights-map', switchesOf);
}
