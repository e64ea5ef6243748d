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
 * A request for a tile can stall without an error. Track, markers and names are more useful on
 * plain ground than invisible, and keyboards already reach the markers.
 */
const LONGEST_WAIT_MS = 3000;

/** Whether a tile of the base map is drawn. A map is shown without any once it is `late`. */
export type GroundState = 'awaited' | 'late' | 'drawn';

/**
 * Returns the state of the ground of a map, and a function that receives the map's data.
 *
 * @param sources Sources of the base map. Undefined if they are unknown: then any tile counts.
 */
export function useGroundState(
  sources: ReadonlySet<string> | undefined,
): [ground: GroundState, onData: (event: LoadedData) => void] {
  const [ground, setGround] = useState<GroundState>('awaited');
  useEffect(() => {
    const timer = window.setTimeout(
      () => setGround((current) => (current === 'awaited' ? 'late' : current)),
      LONGEST_WAIT_MS,
    );
    return () => window.clearTimeout(timer);
  }, []);
  return [
    ground,
    ({ target, sourceId, tile, source: { type } }) => {
      const isGround = sources?.has(sourceId) ?? (type === 'vector' || type === 'raster');
      if (ground !== 'drawn' && tile && isGround)
        void target.once('render', () => setGround('drawn'));
    },
  ];
}
