import { Layer, Source } from '@vis.gl/react-maplibre';
import type { FeatureCollection, Point } from 'geojson';
import { memo, useMemo } from 'react';
import type { MarkedTurnpoint } from '../../../flight/scored-geometry.js';
import { MAP_FONTS } from '../../map-fonts.js';

export interface MarkerCollisionLayerProps {
  turnpoints: readonly MarkedTurnpoint[];
}

/** Keeps labels of the map away from turnpoint markers, which would cover them. */
export const MarkerCollisionLayer = memo(function MarkerCollisionLayer({
  turnpoints,
}: MarkerCollisionLayerProps) {
  const data = useMemo<FeatureCollection<Point>>(
    () => ({
      type: 'FeatureCollection',
      features: turnpoints.map(({ lat, lon, role }) => ({
        type: 'Feature',
        // Markers of start and finish are beside their position.
        properties: { width: role === 'turnpoint' ? 'OO' : 'OOOO' },
        geometry: { type: 'Point', coordinates: [lon, lat] },
      })),
    }),
    [turnpoints],
  );
  return (
    <Source id="cs-marker-room" type="geojson" data={data}>
      <Layer
        id="cs-marker-room"
        type="symbol"
        layout={{
          'text-field': ['get', 'width'],
          'text-font': MAP_FONTS,
          'text-size': 16,
          'text-allow-overlap': true,
        }}
        paint={{ 'text-opacity': 0 }}
      />
    </Source>
  );
});
