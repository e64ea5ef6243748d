import { Layer, Source } from '@vis.gl/react-maplibre';
import type { Feature, MultiLineString } from 'geojson';
import { memo, useMemo } from 'react';
import type { MapColors } from '../map-colors.js';
import { useBelowLabels } from '../use-label-layer.js';

export interface LegLayerProps {
  /** Made by `legPaths`. Keep them the same between renders. */
  paths: [lon: number, lat: number][][];
  colors: MapColors;
}

const round = { 'line-join': 'round', 'line-cap': 'round' } as const;

/** The scored legs. */
export const LegLayer = memo(function LegLayer({ paths, colors }: LegLayerProps) {
  const below = useBelowLabels();
  const data = useMemo<Feature<MultiLineString>>(
    () => ({
      type: 'Feature',
      properties: {},
      geometry: { type: 'MultiLineString', coordinates: paths },
    }),
    [paths],
  );
  return (
    <Source id="cs-legs" type="geojson" data={data} maxzoom={14}>
      <Layer
        {...below}
        id="cs-legs-casing"
        type="line"
        layout={round}
        paint={{ 'line-color': colors.casing, 'line-width': 4, 'line-opacity': 0.7 }}
      />
      <Layer
        {...below}
        id="cs-legs-line"
        type="line"
        layout={round}
        paint={{ 'line-color': colors.ink, 'line-width': 1.5 }}
      />
    </Source>
  );
});
