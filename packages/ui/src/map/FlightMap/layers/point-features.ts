import type { FeatureCollection, Point } from 'geojson';
import { type LatLon, nearLon } from '../../../flight/flight-path.js';

/** Converts positions with labels to features, in the same copy of the world as the flight. */
export function pointFeatures<Place>(
  places: readonly Place[],
  nearbyLon: number,
  describe: (place: Place) => LatLon & { properties: Record<string, string | number> },
): FeatureCollection<Point> {
  return {
    type: 'FeatureCollection',
    features: places.map((place) => {
      const { lat, lon, properties } = describe(place);
      return {
        type: 'Feature',
        properties,
        geometry: { type: 'Point', coordinates: [nearLon(lon, nearbyLon), lat] },
      };
    }),
  };
}
