import { useMap } from '@vis.gl/react-maplibre';
import { useEffect, useEffectEvent } from 'react';
import type { PathBounds } from '../../flight/flight-path.js';

export interface ViewportListenerProps {
  /** Called with the view whenever the map comes to rest. */
  onView: (view: PathBounds) => void;
}

/** Reads the view of the map. */
export function ViewportListener({ onView }: ViewportListenerProps) {
  const { current: map } = useMap();
  const tell = useEffectEvent(() => {
    const bounds = map?.getBounds();
    if (!bounds) return;
    onView([bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()]);
  });
  useEffect(() => {
    if (!map) return undefined;
    const rest = () => tell();
    rest();
    map.on('moveend', rest);
    map.on('resize', rest);
    return () => {
      map.off('moveend', rest);
      map.off('resize', rest);
    };
  }, [map]);
  return null;
}
