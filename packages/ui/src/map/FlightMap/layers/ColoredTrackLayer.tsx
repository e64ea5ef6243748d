import { Layer, Source } from '@vis.gl/react-maplibre';
import { memo, useMemo } from 'react';
import type { MapPath } from '../../../flight/flight-path.js';
import type { MapColors } from '../../map-colors.js';
import { type ColorClass, coloredTrack, type TrackColoring } from '../../track-coloring.js';
import { useBelowLabels } from '../../use-label-layer.js';
import { TRACK_STROKE } from './strokes.js';

export interface ColoredTrackLayerProps {
  path: MapPath;
  coloring: TrackColoring;
  classes: readonly ColorClass[];
  colors: MapColors;
}

const round = { 'line-join': 'round', 'line-cap': 'round' } as const;

/** Draws the track in the colours of its values, with its casing. */
export const ColoredTrackLayer = memo(function ColoredTrackLayer(props: ColoredTrackLayerProps) {
  const { path, coloring, classes, colors } = props;
  const below = useBelowLabels();
  const data = useMemo(
    () => coloredTrack(path, coloring, classes, colors.name),
    [path, coloring, classes, colors],
  );
  return (
    <Source id="cs-colored-track" type="geojson" data={data} maxzoom={14} tolerance={0.3}>
      <Layer
        {...below}
        id="cs-colored-track-casing"
        type="line"
        layout={round}
        paint={{
          'line-color': colors.casing,
          'line-width': ['+', ['get', 'width'], TRACK_STROKE.casingPx - TRACK_STROKE.widthPx],
          'line-opacity': TRACK_STROKE.casingOpacity,
        }}
      />
      <Layer
        {...below}
        id="cs-colored-track-line"
        type="line"
        layout={round}
        paint={{ 'line-color': ['get', 'color'], 'line-width': ['get', 'width'] }}
      />
    </Source>
  );
});
