import type { ThermalFeature } from '@cloudstreet/scoring/analysis';
import { Layer, Source } from '@vis.gl/react-maplibre';
import { memo, useMemo } from 'react';
import { formatQuantityParts, quantityText } from '../../../values/format-quantity-parts.js';
import { useUnits } from '../../../values/UnitsProvider.js';
import type { MapColors } from '../../map-colors.js';
import { MAP_FONTS } from '../../map-fonts.js';
import { classOf, climbClasses } from '../../track-coloring.js';
import { pointFeatures } from './point-features.js';

export interface ThermalLayerProps {
  thermals: readonly ThermalFeature[];
  nearbyLon: number;
  colors: MapColors;
}

/** Draws thermals as circles that grow with the climb, with climb and height gain. */
export const ThermalLayer = memo(function ThermalLayer(props: ThermalLayerProps) {
  const { thermals, nearbyLon, colors } = props;
  const units = useUnits();
  const { unitSystem } = units;
  const classes = useMemo(() => climbClasses(unitSystem), [unitSystem]);
  const data = useMemo(
    () =>
      pointFeatures(thermals, nearbyLon, ({ centre, climbMps, gainM }) => ({
        ...centre,
        properties: {
          climb: climbMps,
          color: classes[classOf(classes, climbMps)]?.color ?? colors.name,
          label: [
            quantityText(formatQuantityParts('climb', climbMps, units)),
            quantityText(formatQuantityParts('altitude', gainM, units)),
          ].join('\n'),
        },
      })),
    [thermals, nearbyLon, units, classes, colors],
  );
  return (
    <Source id="cs-thermals" type="geojson" data={data}>
      <Layer
        id="cs-thermal-circles"
        type="circle"
        paint={{
          'circle-radius': ['interpolate', ['linear'], ['get', 'climb'], 0, 5, 4, 13],
          'circle-color': ['get', 'color'],
          'circle-opacity': 0.75,
          'circle-stroke-color': colors.ink,
          'circle-stroke-width': 1,
        }}
      />
      <Layer
        id="cs-thermal-labels"
        type="symbol"
        minzoom={8}
        layout={{
          'text-field': ['get', 'label'],
          'text-font': MAP_FONTS,
          'text-size': 11,
          'text-variable-anchor': ['left', 'right', 'top', 'bottom'],
          'text-radial-offset': 1.1,
          'text-justify': 'auto',
          'symbol-sort-key': ['-', ['get', 'climb']],
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
