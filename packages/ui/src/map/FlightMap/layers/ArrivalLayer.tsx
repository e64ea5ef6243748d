import { Layer, Source } from '@vis.gl/react-maplibre';
import { memo, useMemo } from 'react';
import { formatQuantityParts, quantityText } from '../../../values/format-quantity-parts.js';
import { useUnits } from '../../../values/UnitsProvider.js';
import type { MapColors } from '../../map-colors.js';
import { MAP_FONTS } from '../../map-fonts.js';
import type { MapArrival } from '../map-features.js';
import { ARRIVAL_SIGNS } from './arrival-signs.js';
import { pointFeatures } from './point-features.js';

export interface ArrivalLayerProps {
  arrivals: readonly MapArrival[];
  nearbyLon: number;
  colors: MapColors;
}

/** Draws airports or waypoints with arrival heights, those in reach first. */
export const ArrivalLayer = memo(function ArrivalLayer(props: ArrivalLayerProps) {
  const { arrivals, nearbyLon, colors } = props;
  const units = useUnits();
  const data = useMemo(
    () =>
      pointFeatures(arrivals, nearbyLon, ({ lat, lon, name, arrivalM, kind }) => {
        const height =
          arrivalM === undefined
            ? ''
            : quantityText(formatQuantityParts('altitude', arrivalM, units));
        const label = height === '' ? name : `${name}\n${height}`;
        return {
          lat,
          lon,
          properties: { ...ARRIVAL_SIGNS[kind], label, order: -(arrivalM ?? -1e6) },
        };
      }),
    [arrivals, nearbyLon, units],
  );
  const paint = { 'text-halo-color': colors.casing, 'text-halo-width': 1.6 };
  return (
    <Source id="cs-arrivals" type="geojson" data={data}>
      <Layer
        id="cs-arrival-signs"
        type="symbol"
        layout={{
          'text-field': ['get', 'sign'],
          'text-font': MAP_FONTS,
          'text-size': 16,
          'text-allow-overlap': true,
        }}
        paint={{ ...paint, 'text-color': ['get', 'color'] }}
      />
      <Layer
        id="cs-arrival-labels"
        type="symbol"
        minzoom={7}
        layout={{
          'text-field': ['get', 'label'],
          'text-font': MAP_FONTS,
          'text-size': 11,
          'text-variable-anchor': ['left', 'right', 'top', 'bottom'],
          'text-radial-offset': 1,
          'text-justify': 'auto',
          'symbol-sort-key': ['get', 'order'],
        }}
        paint={{ ...paint, 'text-color': colors.ink }}
      />
    </Source>
  );
});
