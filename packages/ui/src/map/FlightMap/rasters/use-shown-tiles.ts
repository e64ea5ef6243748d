import { useMap } from '@vis.gl/react-maplibre';
import type { MapSourceDataEvent } from 'maplibre-gl';
import { useEffect, useState } from 'react';

/**
 * The tiles to show, the lowest first: those that are wanted, above the last ones that were whole, which
 * stay until the wanted ones are. What is wanted no more is not waited for.
 *
 * @param sourceIdOf The source that has the tiles on the map.
 */
export function useShownTiles(wanted: string, sourceIdOf: (tiles: string) => string): string[] {
  const { current: map } = useMap();
  const [whole, setWhole] = useState(wanted);
  const sourceId = sourceIdOf(wanted);
  useEffect(() => {
    if (!map || whole === wanted) return undefined;
    const settle = () => setWhole(wanted);
    const look = (event: MapSourceDataEvent) => {
      if (event.sourceId === sourceId && event.tile && event.isSourceLoaded) settle();
    };
    map.on('sourcedata', look);
    // Tiles that cannot be had say nothing.
    map.on('idle', settle);
    return () => {
      map.off('sourcedata', look);
      map.off('idle', settle);
    };
  }, [map, whole, wanted, sourceId]);
  return whole === wanted ? [wanted] : [whole, wanted];
}
