import { useMap } from '@vis.gl/react-maplibre';
import { startTransition, useEffect, useState } from 'react';

/** A base map that takes longer is not waited for. */
const PATIENCE_MS = 3000;

/**
 * Whether the map has been drawn with all that it had from the beginning. What belongs around it
 * comes then: each layer that comes sooner has the map drawn once more before it is there.
 */
export function useFirstPicture(): boolean {
  const { current: map } = useMap();
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    if (!map || isDrawn) return undefined;
    const goOn = () => startTransition(() => setDrawn(true));
    const look = () => {
      if (map.loaded()) goOn();
    };
    const timer = setTimeout(goOn, PATIENCE_MS);
    look();
    map.on('idle', look);
    return () => {
      clearTimeout(timer);
      map.off('idle', look);
    };
  }, [map, isDrawn]);
  return isDrawn;
}
