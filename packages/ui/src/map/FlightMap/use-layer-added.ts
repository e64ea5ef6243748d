import { useMap } from '@vis.gl/react-maplibre';
import { useEffect, useState } from 'react';

/**
 * Whether the layers of the flight have been added. Later layers are ordered relative to them, so
 * they must not move afterwards.
 */
export function useSettled(layerId: string): boolean {
  const { current: map } = useMap();
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    if (!map || isSettled) return undefined;
    const look = () => {
      if (map.isStyleLoaded() && map.getLayer(layerId)) setSettled(true);
    };
    look();
    map.on('idle', look);
    map.on('styledata', look);
    return () => {
      map.off('idle', look);
      map.off('styledata', look);
    };
  }, [map, layerId, isSettled]);
  return isSettled;
}
