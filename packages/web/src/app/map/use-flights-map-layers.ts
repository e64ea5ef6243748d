import type { MapLayers } from '@cloudstreet/ui/map/FlightMap';
import { booleanEntries, useLocalStorage } from '../use-local-storage.js';

/** Layers that the user switched on the map of many flights, saved on this device. */
export function useFlightsMapLayers(): [MapLayers, (layers: MapLayers) => void] {
  return useLocalStorage<MapLayers>('cloudstreet.flights-map', booleanEntries);
}
