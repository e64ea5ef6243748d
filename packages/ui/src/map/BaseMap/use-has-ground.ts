import type { Map as MapLibreMap, MapSourceDataEvent } from 'maplibre-gl';
import { useState } from 'react';

/** The part of an event that the hook reads. */
interface LoadedData {
  target: Pick<MapLibreMap, 'once'>;
  /** Tile that was loaded. Absent if the event is about the source. */
  tile?: unknown;
  source: Pick<MapSourceDataEvent['source'], 'type'>;
}

/**
 * Returns whether a tile of the base map was drawn, and a function that receives the data of the
 * map. A map without any has the colour of the sea.
 */
export function useHasGround(): [hasGround: boolean, onData: (event: LoadedData) => void] {
  const [hasGround, setHasGround] = useState(false);
  return [
    hasGround,
    ({ target, tile, source: { type } }) => {
      // Layers on the base map have other types.
      const isGround = type === 'vector' || type === 'raster';
      if (!hasGround && tile && isGround) void target.once('render', () => setHasGround(true));
    },
  ];
}
