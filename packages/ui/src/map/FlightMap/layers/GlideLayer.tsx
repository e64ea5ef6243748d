import { Layer, Source } from '@vis.gl/react-maplibre';
import { memo, useMemo } from 'react';
import { useUnits } from '../../../values/UnitsProvider.js';
import type { MapColors } from '../../map-colors.js';
import { MAP_FONTS } from '../../map-fonts.js';
import type { TimedPath } from '../../place-at.js';
import type { MapGlide } from '../map-features.js';
import { glideFeatures } from './glide-features.js';

export interface GlideLayerProps {
  glides: readonly MapGlide[];
  flight: TimedPath;
  color: string;
  colors: MapColors;
}

/**
 * Draws glides as straight lines, with ratio, speed and distance along lines that are long enough
 * in the view.
 */
export const GlideLayer = memo(function GlideLayer(props: GlideLayerProps) {
  const { glides, flight, color, colors } = props;
  const units = useUnits();
  const data = useMemo(() => glideFeatures(glides, flight, units), [glides, flight, units]);
  return (
    <Source id="cs-glides" type="geojson" data={data}>
      <Layer
        id="cs-glide-lines"
        type="line"
        layout={{ 'line-cap': 'round' }}
        paint={{ 'line-color': color, 'line-width': 1.5, 'line-dasharray': [2, 2] }}
      />
      <Layer
        id="cs-glide-labels"
        type="symbol"
        minzoom={7}
        layout={{
          'symbol-placement': 'line-center',
          'text-field': ['get', 'label'],
          'text-font': MAP_FONTS,
          'text-size': 11,
          'text-offset': [0, -0.9],
          'symbol-sort-key': ['-', ['get', 'distance']],
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
