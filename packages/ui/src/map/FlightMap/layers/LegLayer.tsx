import { Layer, Source } from '@vis.gl/react-maplibre';
import type { Feature, FeatureCollection, LineString, Point } from 'geojson';
import { memo, useMemo } from 'react';
import type { MarkedTurnpoint } from '../../../flight/scored-geometry.js';
import type { MapColors } from '../../map-colors.js';
import { useBelowLabels } from '../../use-label-layer.js';
import { LEG_STROKE } from './strokes.js';

export interface LegLayerProps {
  /** Result of `legPaths`. */
  paths: [lon: number, lat: number][][];
  turnpoints: readonly MarkedTurnpoint[];
  colors: MapColors;
  /** Whether the map is seen from a low camera, near which lines are wide. */
  isInSpace?: boolean;
}

const round = { 'line-join': 'round', 'line-cap': 'round' } as const;

/** Draws the scored legs, and a dot at each turnpoint. */
export const LegLayer = memo(function LegLayer(props: LegLayerProps) {
  const { paths, turnpoints, colors, isInSpace = false } = props;
  const { opacity, casingOpacity } = isInSpace ? LEG_STROKE.inSpace : LEG_STROKE;
  const below = useBelowLabels();
  const data = useMemo<FeatureCollection>(
    () => ({
      type: 'FeatureCollection',
      features: [
        ...paths.map((coordinates) => toFeature({ type: 'LineString', coordinates })),
        ...turnpoints.map(({ lon, lat }) => toFeature({ type: 'Point', coordinates: [lon, lat] })),
      ],
    }),
    [paths, turnpoints],
  );
  return (
    <Source id="cs-legs" type="geojson" data={data} maxzoom={14}>
      <Layer
        {...below}
        id="cs-legs-casing"
        type="line"
        layout={round}
        paint={{
          'line-color': colors.casing,
          'line-width': LEG_STROKE.casingPx,
          'line-opacity': casingOpacity,
        }}
      />
      <Layer
        {...below}
        id="cs-legs-line"
        type="line"
        layout={round}
        paint={{
          'line-color': colors.ink,
          'line-width': LEG_STROKE.widthPx,
          'line-opacity': opacity,
        }}
      />
      <Layer
        {...below}
        id="cs-turnpoint-dots"
        type="circle"
        filter={['==', ['geometry-type'], 'Point']}
        paint={{
          'circle-radius': LEG_STROKE.dotRadiusPx,
          'circle-color': colors.ink,
          'circle-stroke-color': colors.casing,
          'circle-stroke-width': LEG_STROKE.dotCasingPx,
        }}
      />
    </Source>
  );
});

function toFeature(geometry: LineString | Point): Feature {
  return { type: 'Feature', properties: {}, geometry };
}
