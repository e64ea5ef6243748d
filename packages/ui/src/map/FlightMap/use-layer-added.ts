import { useMap } from '@vis.gl/react-maplibre';
import { useEffect, useState } from 'react';

/**
 * Whether a layer has been added to the map. Layers that are ordered relative to it wait for it.
 */
export function useLayerAdded(layerId: string): boolean {
  const { current: map } = useMap();
  const [isAdded, setAdded] = useState(false);
  useEffect(() => {
    if (!map || isAdded) return undefined;
    const check = () => {
      if (map.isStyleLoaded() && map.getLayer(layerId)) setAdded(true);
    };
    check();
    map.on('idle', check);
    map.on('styledata', check);
    return () => {
      map.off('idle', check);
      map.off('styledata', check);
    };
  }, [map, layerId, isAdded]);
  return isAdded;
}
