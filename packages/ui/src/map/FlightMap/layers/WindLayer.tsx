import { Layer, Source } from '@vis.gl/react-maplibre';
import { memo, useMemo } from 'react';
import { formatQuantityParts, quantityText } from '../../../values/format-quantity-parts.js';
import { useUnits } from '../../../values/UnitsProvider.js';
import type { MapColors } from '../../map-colors.js';
import { MAP_FONTS } from '../../map-fonts.js';
import { useMapImage } from '../../use-map-image.js';
import type { MapWind } from '../map-features.js';
import { FLIGHT_LAYER } from './flight-layer.js';
import { pointFeatures } from './point-features.js';
import { WIND_ARROW } from './wind-arrow.js';

export interface WindLayerProps {
  winds: readonly MapWind[];
  nearbyLon: number;
  colors: MapColors;
}

/**
 * Draws arrows in the direction of the wind, each with its speed, below the flight and where other
 * symbols leave room.
 */
export const WindLayer = memo(function WindLayer({ winds, nearbyLon, colors }: WindLayerProps) {
  const units = useUnits();
  const data = useMemo(
    () =>
      pointFeatures(winds, nearbyLon, ({ lat, lon, speedKmh, directionDeg }) => ({
        lat,
        lon,
        properties: {
          towards: directionDeg + 180,
          label: quantityText(formatQuantityParts('cruiseSpeed', speedKmh, units, 0)),
        },
      })),
    [winds, nearbyLon, units],
  );
  const arrow = useMapImage(WIND_ARROW, colors);
  return (
    <Source id="cs-winds" type="geojson" data={data}>
      <Layer
        id="cs-winds"
        beforeId={FLIGHT_LAYER}
        type="symbol"
        layout={{
          'icon-image': arrow,
          'icon-rotate': ['get', 'towards'],
          'icon-rotation-alignment': 'map',
          // Overlapping arrows are left out, because the remaining ones suffice.
          'icon-padding': 20,
          'text-field': ['step', ['zoom'], '', 7, ['get', 'label']],
          'text-font': MAP_FONTS,
          'text-size': 11,
          'text-variable-anchor': ['left', 'right', 'top', 'bottom'],
          'text-radial-offset': 1.4,
          // An arrow makes sense without its speed, but not the reverse.
          'text-optional': true,
        }}
        paint={{
          'text-color': colors.ink,
          'text-halo-color': colors.casing,
          'text-halo-width': 1.6,
        }}
      />
    </Source>
  );
});
