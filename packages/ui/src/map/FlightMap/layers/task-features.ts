import type { Feature, FeatureCollection } from 'geojson';
import { nearLon } from '../../../flight/flight-path.js';
import { coursePaths } from '../../../flight/scored-geometry.js';
import type { MapTaskPoint } from '../map-features.js';

/**
 * Returns a line for each leg, and each point once, even if the task repeats it.
 *
 * @param properties Of all features.
 */
export function taskFeatures(
  task: readonly MapTaskPoint[],
  nearbyLon: number,
  properties: Readonly<Record<string, number>> = {},
): FeatureCollection {
  const points = new Map(task.map((point) => [`${point.lat} ${point.lon}`, point]));
  return {
    type: 'FeatureCollection',
    features: [
      ...coursePaths(task, nearbyLon).map(
        (coordinates): Feature => ({
          type: 'Feature',
          properties,
          geometry: { type: 'LineString', coordinates },
        }),
      ),
      ...[...points.values()].map(
        ({ name, lat, lon }): Feature => ({
          type: 'Feature',
          properties: { ...properties, name },
          geometry: { type: 'Point', coordinates: [nearLon(lon, nearbyLon), lat] },
        }),
      ),
    ],
  };
}
