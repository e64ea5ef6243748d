import type { Map as MapLibreMap, MapSourceDataEvent } from 'maplibre-gl';
import { useEffect, useState } from 'react';

/** The part of an event that the hook reads. */
interface LoadedData {
  target: Pick<MapLibreMap, 'once'>;
  sourceId: string;
  /** Tile that was loaded. Absent if the event is about the source. */
  tile?: unknown;
  source: Pick<MapSourceDataEvent['source'], 'type'>;
}

/**
 * A request for a tile can stall without an error. Track, markers and names are more useful on the
 * colour of the sea than invisible, and keyboards already reach the markers.
 */
const LONGEST_WAIT_MS = 3000;

/**
 * Returns whether the map can be shown, and a function that receives its data. A map is shown once a
 * tile of the base map was drawn, because without any it has the colour of the sea, or after a few
 * seconds.
 *
 * @param sources Sources of the base map. Undefined if they are unknown: then any tile counts.
 */
export function useHasGround(
  sources: ReadonlySet<string> | undefined,
): [hasGround: boolean, onData: (event: LoadedData) => void] {
  const [hasGround, setHasGround] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setHasGround(true), LONGEST_WAIT_MS);
    return () => window.clearTimeout(timer);
  }, []);
  return [
    hasGround,
    ({ target, sourceId, tile, source: { type } }) => {
      const isGround = sources?.has(sourceId) ?? (type === 'vector' || type === 'raster');
      if (!hasGround && tile && isGround) void target.once('render', () => setHasGround(true));
    },
  ];
}
