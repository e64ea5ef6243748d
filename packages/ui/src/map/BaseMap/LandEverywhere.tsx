import { useMap } from '@vis.gl/react-maplibre';
import { useEffect } from 'react';
import { SEA_LAYER } from '../map-style.js';

export interface LandEverywhereProps {
  land: string;
  water: string;
}

/** Gives a map without its tiles the colour of land, where flights usually are, instead of the sea. */
export function LandEverywhere({ land, water }: LandEverywhereProps) {
  const { current: map } = useMap();
  useEffect(() => {
    const target = map?.getMap();
    const paint = (color: string) => {
      if (target?.style?._loaded && target.getLayer(SEA_LAYER)) {
        target.setPaintProperty(SEA_LAYER, 'background-color', color);
      }
    };
    paint(land);
    return () => paint(water);
  }, [map, land, water]);
  return null;
}
