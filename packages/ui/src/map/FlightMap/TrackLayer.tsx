import { Layer, Source } from '@vis.gl/react-maplibre';
import type { Feature, LineString } from 'geojson';
import { memo, useMemo } from 'react';
import { useBelowLabels } from '../use-label-layer.js';

export interface TrackLayerProps {
  /** Made by `toPath`. Keep it the same between renders. */
  path: [lon: number, lat: number][];
  color: string;
  /** Lighter line below, which sets the track off from any map. */
  casing: string;
}

const round = { 'line-join': 'round', 'line-cap': 'round' } as const;

/** A track with its casing. */
export const TrackLayer = memo(function TrackLayer({ path, color, casing }: TrackLayerProps) {
  const below = useBelowLabels();
  const data = useMemo<Feature<LineString>>(
    () => ({
      type: 'Feature',
      properties: {},
      geometry: { type: 'LineString', coordinates: path },
    }),
    [path],
  );
  return (
    <Source id="cs-track" type="geojson" data={data} maxzoom={14} tolerance={0.3}>
      <Layer
        {...below}
        id="cs-track-casing"
        type="line"
        layout={round}
        paint={{ 'line-color': casing, 'line-width': 5, 'line-opacity': 0.85 }}
      />
      <Layer
        {...below}
        id="cs-track-line"
        type="line"
        layout={round}
        paint={{ 'line-color': color, 'line-width': 2.25 }}
      />
    </Source>
  );
});
