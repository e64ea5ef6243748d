import type { MapRef } from '@vis.gl/react-maplibre';
import type { Point } from 'geojson';

/** Layers with a feature per airport and its `id` and `name`. */
const LAYERS = ['cs-airports-in-view', 'cs-airport-rings'];
/** Half of the width of an airport's symbol, with a margin for fingers. */
const REACH_PX = 9;

/** An airport on the map. */
export interface DrawnAirport {
  id: number;
  name: string;
  lon: number;
  lat: number;
}

/** Returns the airport whose symbol is at a position on the screen. */
export function airportAt(map: MapRef, { x, y }: { x: number; y: number }): DrawnAirport | null {
  const layers = LAYERS.filter((id) => map.getLayer(id));
  if (layers.length === 0) return null;
  const [feature] = map.queryRenderedFeatures(
    [
      [x - REACH_PX, y - REACH_PX],
      [x + REACH_PX, y + REACH_PX],
    ],
    { layers },
  );
  if (!feature) return null;
  const { id, name } = feature.properties as Pick<DrawnAirport, 'id' | 'name'>;
  const [lon, lat] = (feature.geometry as Point).coordinates as [number, number];
  return { id, name, lon, lat };
}
