import type { Feature } from '../points.js';

/** Returns a point of a task. */
export function pointFeature(
  name: string,
  lon: number,
  lat: number,
  properties: Omit<Feature['properties'], 'name'> = {},
): Feature {
  return {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [lon, lat] },
    properties: { name, ...properties },
  };
}
