import { useMap } from '@vis.gl/react-maplibre';
import { useEffect, useState } from 'react';
import type { MapAirport } from '../AirportLayer.js';
import { useMapSettings } from '../MapSettings/MapSettings.js';
import { gridBox } from './grid-box.js';

/** Below this zoom there are too many airports for one view. */
export const AIRPORTS_MIN_ZOOM = 6;
/** A map that has not moved for this time is at rest. */
const REST_MS = 300;
const NONE: readonly MapAirport[] = [];

/**
 * Loads the airports around the view of a map at rest. Those of the last view stay until then, and
 * after an error.
 */
export function useAirportsInView(): readonly MapAirport[] {
  const { current: map } = useMap();
  const { airports: source } = useMapSettings();
  const [airports, setAirports] = useState(NONE);
  useEffect(() => {
    if (!map || !source) return undefined;
    let timer = 0;
    let wanted: string | undefined;
    const load = async () => {
      if (map.getZoom() < AIRPORTS_MIN_ZOOM) return;
      const bounds = map.getBounds();
      const box = gridBox([
        bounds.getWest(),
        bounds.getSouth(),
        bounds.getEast(),
        bounds.getNorth(),
      ]);
      const key = box.join();
      if (key === wanted) return;
      wanted = key;
      try {
        const found = await source.load(box);
        if (key === wanted) setAirports(found);
      } catch {
        // Requested again after the next move.
        if (key === wanted) wanted = undefined;
      }
    };
    const waitForRest = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => void load(), REST_MS);
    };
    waitForRest();
    map.on('moveend', waitForRest);
    map.on('resize', waitForRest);
    return () => {
      window.clearTimeout(timer);
      wanted = undefined;
      map.off('moveend', waitForRest);
      map.off('resize', waitForRest);
    };
  }, [map, source]);
  return airports;
}
