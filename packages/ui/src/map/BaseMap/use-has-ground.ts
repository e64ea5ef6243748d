import type { MapSourceDataEvent } from 'maplibre-gl';
import { useState } from 'react';

/** The part of an event that the hook reads. */
type LoadedData = Pick<MapSourceDataEvent, 'tile'> & {
  source: Pick<MapSourceDataEvent['source'], 'type'>;
};

/**
 * Returns whether a tile of the base map was loaded, and a function that receives the data of the
 * map. A map without any has the colour of the sea.
 */
export function useHasGround(): [hasGround: boolean, onData: (event: LoadedData) => void] {
  const [hasGround, setHasGround] = useState(false);
  return [
    hasGround,
    ({ tile, source: { type } }) => {
      // Layers on the base map have other types.
      if (tile && (type === 'vector' || type === 'raster')) setHasGround(true);
    },
  ];
}
