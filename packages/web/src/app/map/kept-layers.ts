import type { MapLayers } from '@cloudstreet/ui/map/FlightMap';
import { useState } from 'react';

const STORAGE_KEY = 'cloudstreet.flights-map';

/** What the reader switched on the map of many flights, on this device, and the way to change it. */
export function useKeptLayers(): [MapLayers, (layers: MapLayers) => void] {
  const [layers, setLayers] = useState(readLayers);
  return [
    layers,
    (next) => {
      setLayers(next);
      try {
        localStorage.setItem(STORAGE_KEY, JSON.stringify(next));
      } catch {
        // Storage is full or refused: the choice holds as long as the page is open.
      }
    },
  ];
}

function readLayers(): MapLayers {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}');
    const entries = Object.entries(Object(stored) as Record<string, unknown>);
    return Object.fromEntries(
      entries.filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean'),
    );
  } catch {
    return {};
  }
}
