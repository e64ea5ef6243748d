import { Layer, Source } from '@vis.gl/react-maplibre';
import { memo, useMemo } from 'react';
import { formatQuantity, quantityText } from '../../values/format-quantity.js';
import { useUnits } from '../../values/UnitsProvider.js';
import type { MapColors } from '../map-colors.js';
import { MAP_FONTS } from '../map-fonts.js';
import type { MapWind } from './map-features.js';
import { pointFeatures } from './point-features.js';

export interface WindLayerProps {
  winds: readonly MapWind[];
  nearbyLon: number;
  colors: MapColors;
}

/** Arrows that fly with the wind, each with its speed. */
export const WindLayer = memo(function WindLayer({ winds, nearbyLon, colors }: WindLayerProps) {
  const units = useUnits();
  const data = useMemo(
    () =>
      pointFeatures(winds, nearbyLon, ({ lat, lon, speedKmh, directionDeg }) => ({
        lat,
        lon,
        properties: {
          towards: directionDeg + 180,
          label: quantityText(formatQuantity('cruiseSpeed', speedKmh, units, 0)),
        },
      })),
    [winds, nearbyLon, units],
  );
  const paint = {
    'text-color': colors.ink,
    'text-halo-color': colors.casing,
    'text-halo-width': 1.6,
  };
  return (
    <Source id="cs-winds" type="geojson" data={data}>
      <Layer
        id="cs-wind-arrows"
        type="symbol"
        layout={{
          'text-field': '↑',
          'text-font': MAP_FONTS,
          'text-size': 26,
          'text-rotate': ['get', 'towards'],
          'text-rotation-alignment': 'map',
          // Where they would lie on each other, some of them tell as much.
          'text-padding': 6,
        }}
        paint={paint}
      />
      <Layer
        id="cs-wind-speeds"
        type="symbol"
        minzoom={7}
        layout={{
          'text-field': ['get', 'label'],
          'text-font': MAP_FONTS,
          'text-size': 11,
          'text-variable-anchor': ['left', 'right', 'top', 'bottom'],
          'text-radial-offset': 1.4,
        }}
        paint={paint}
      />
    </Source>
  );
});
