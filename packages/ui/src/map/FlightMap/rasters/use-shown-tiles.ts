import { useMap } from '@vis.gl/react-maplibre';
import type { MapSourceDataEvent } from 'maplibre-gl';
import { useEffect, useState } from 'react';

/**
 * Returns the tiles to show, the lowest first: the wanted ones above the last complete ones, which
 * stay until the wanted ones are loaded. Tiles that are no longer wanted are not waited for.
 *
 * @param sourceIdOf Returns the map source of the tiles.
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
    // `sourcedata` does not report missing tiles.
    map.on('idle', settle);
    return () => {
      map.off('sourcedata', look);
      map.off('idle', settle);
    };
  }, [map, whole, wanted, sourceId]);
  return whole === wanted ? [wanted] : [whole, wanted];
}
