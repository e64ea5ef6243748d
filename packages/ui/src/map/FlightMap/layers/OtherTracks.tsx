import { Layer, Source } from '@vis.gl/react-maplibre';
import type { FeatureCollection, LineString } from 'geojson';
import { memo, useMemo } from 'react';
import { FLIGHT_LAYER } from './flight-layer.js';
import { LineNames } from './LineNames.js';
import type { DrawnTrack } from './other-tracks.js';

export interface OtherTracksProps {
  tracks: readonly DrawnTrack[];
  casing: string;
}

const round = { 'line-join': 'round', 'line-cap': 'round' } as const;

/** Draws other flights below the main one, each with its name. */
export const OtherTracks = memo(function OtherTracks(props: OtherTracksProps) {
  const { tracks, casing } = props;
  const data = useMemo<FeatureCollection<LineString>>(
    () => ({
      type: 'FeatureCollection',
      features: tracks.map(({ path, color, name }) => ({
        type: 'Feature',
        properties: { color, name },
        geometry: { type: 'LineString', coordinates: path },
      })),
    }),
    [tracks],
  );
  return (
    <Source id="cs-other-tracks" type="geojson" data={data} maxzoom={14} tolerance={0.4}>
      <Layer
        id="cs-other-tracks-casing"
        beforeId={FLIGHT_LAYER}
        type="line"
        layout={round}
        paint={{ 'line-color': casing, 'line-width': 4, 'line-opacity': 0.7 }}
      />
      <Layer
        id="cs-other-tracks-line"
        beforeId={FLIGHT_LAYER}
        type="line"
        layout={round}
        paint={{ 'line-color': ['get', 'color'], 'line-width': 1.75 }}
      />
      <LineNames
        id="cs-other-tracks-names"
        source="cs-other-tracks"
        color={['get', 'color']}
        casing={casing}
        offset={-0.8}
        spacingPx={350}
      />
    </Source>
  );
});
