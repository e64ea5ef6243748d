import { Layer, Source } from '@vis.gl/react-maplibre';
import type { FeatureCollection, LineString } from 'geojson';
import { memo, useMemo } from 'react';
import { useBelowLabels } from '../../use-label-layer.js';
import { TRACK_STROKE } from './strokes.js';

/** A part of the track, drawn paler if it does not count. */
export interface TrackSection {
  path: [lon: number, lat: number][];
  isPale: boolean;
}

export interface TrackLayerProps {
  /** Adjoining sections of the track. */
  sections: readonly TrackSection[];
  color: string;
  /** Line below the track, which separates it from any map. */
  casing: string;
}

const round = { 'line-join': 'round', 'line-cap': 'round' } as const;

/** A track with its casing. */
export const TrackLayer = memo(function TrackLayer({ sections, color, casing }: TrackLayerProps) {
  const below = useBelowLabels();
  const data = useMemo<FeatureCollection<LineString>>(
    () => ({
      type: 'FeatureCollection',
      features: sections.map(({ path, isPale }) => ({
        type: 'Feature',
        properties: { opacity: isPale ? TRACK_STROKE.paleOpacity : 1 },
        geometry: { type: 'LineString', coordinates: path },
      })),
    }),
    [sections],
  );
  return (
    <Source id="cs-track" type="geojson" data={data} maxzoom={14} tolerance={0.3}>
      <Layer
        {...below}
        id="cs-track-casing"
        type="line"
        layout={round}
        paint={{
          'line-color': casing,
          'line-width': TRACK_STROKE.casingPx,
          'line-opacity': TRACK_STROKE.casingOpacity,
        }}
      />
      <Layer
        {...below}
        id="cs-track-line"
        type="line"
        layout={round}
        paint={{
          'line-color': color,
          'line-width': TRACK_STROKE.widthPx,
          'line-opacity': ['get', 'opacity'],
        }}
      />
    </Source>
  );
});
