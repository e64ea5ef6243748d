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

/** Ground that the track between two colours covers at least, by zoom. */
const DETAILS = [
  // Colours that change with each pixel would tell nothing.
  { id: 'cs-colored-track-far', zooms: { maxzoom: 10 }, minStepM: 400 },
  { id: 'cs-colored-track-near', zooms: { minzoom: 10 }, minStepM: 30 },
] as const;

/** Draws the track in the colours of its values, with its casing. */
export const ColoredTrackLayer = memo(function ColoredTrackLayer(props: ColoredTrackLayerProps) {
  return DETAILS.map((detail) => <ColoredTrack key={detail.id} {...props} {...detail} />);
});

function ColoredTrack(props: ColoredTrackLayerProps & (typeof DETAILS)[number]) {
  const { path, coloring, classes, colors, id, zooms, minStepM } = props;
  const below = useBelowLabels();
  const data = useMemo(
    () => coloredTrack(path, coloring, classes, { unknownColor: colors.name, minStepM }),
    [path, coloring, classes, colors, minStepM],
  );
  return (
    // Short lines would be lost with a larger tolerance.
    <Source id={id} type="geojson" data={data} maxzoom={14} tolerance={0.05}>
      <Layer
        {...below}
        {...zooms}
        id={`${id}-casing`}
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
        {...zooms}
        id={`${id}-line`}
        type="line"
        layout={round}
        paint={{ 'line-color': ['get', 'color'], 'line-width': ['get', 'width'] }}
      />
    </Source>
  );
}
