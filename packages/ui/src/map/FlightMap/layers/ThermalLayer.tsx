import type { ThermalFeature } from '@cloudstreet/scoring/analyse';
import { Layer, Source } from '@vis.gl/react-maplibre';
import type { ExpressionSpecification } from 'maplibre-gl';
import { memo, useMemo } from 'react';
import { useTheme } from '../../../theme/ThemeProvider.js';
import { formatQuantityParts, quantityText } from '../../../values/format-quantity-parts.js';
import { useUnits } from '../../../values/UnitsProvider.js';
import type { MapColors } from '../../map-colors.js';
import { MAP_FONTS } from '../../map-fonts.js';
import { classOf, climbClasses } from '../../track-coloring.js';
import { FLIGHT_LAYER } from './flight-layer.js';
import { pointFeatures } from './point-features.js';

export interface ThermalLayerProps {
  thermals: readonly ThermalFeature[];
  nearbyLon: number;
  colors: MapColors;
}

/** Radius in px for a climb of zero and of 4 m/s. */
const byClimb = (weakPx: number, strongPx: number): ExpressionSpecification => [
  'interpolate',
  ['linear'],
  ['get', 'climb'],
  0,
  weakPx,
  4,
  strongPx,
];

/** Dots if zoomed out, where many are close together, and discs nearby. */
const RADIUS: ExpressionSpecification = [
  'interpolate',
  ['linear'],
  ['zoom'],
  6,
  byClimb(3, 4.5),
  9,
  byClimb(4.5, 9),
  12,
  byClimb(9, 22),
];
const OPACITY: ExpressionSpecification = ['interpolate', ['linear'], ['zoom'], 9, 0.8, 12, 0.45];

/**
 * Draws thermals below the flight as circles that grow with the climb, with climb and height gain.
 */
export const ThermalLayer = memo(function ThermalLayer(props: ThermalLayerProps) {
  const { thermals, nearbyLon, colors } = props;
  const units = useUnits();
  const { unitSystem } = units;
  const theme = useTheme();
  const classes = useMemo(() => climbClasses(unitSystem, theme), [unitSystem, theme]);
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
        beforeId={FLIGHT_LAYER}
        type="circle"
        paint={{
          'circle-radius': RADIUS,
          'circle-color': ['get', 'color'],
          'circle-opacity': OPACITY,
          'circle-stroke-color': colors.casing,
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
