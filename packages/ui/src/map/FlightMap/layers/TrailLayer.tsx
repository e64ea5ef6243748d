import { Layer, Source, useMap } from '@vis.gl/react-maplibre';
import type { GeoJSONSource } from 'maplibre-gl';
import { memo, useEffect } from 'react';
import type { CursorStore } from '../../../flight/cursor-store.js';
import { FLIGHT_LAYER } from './flight-layer.js';
import { type ColoredPath, TRAIL_OPACITY, TRAIL_PX, trailFeatures } from './trail-features.js';

export interface TrailLayerProps {
  tracks: readonly ColoredPath[];
  lengthS: number;
  cursor: CursorStore;
}

const SOURCE = 'cs-trails';
const NONE = trailFeatures([], null, 0);

/** Draws the track of each glider just before the cursor as a wide line below it. */
export const TrailLayer = memo(function TrailLayer({ tracks, lengthS, cursor }: TrailLayerProps) {
  const { current: map } = useMap();
  useEffect(() => {
    const source = () => map?.getSource<GeoJSONSource>(SOURCE);
    const draw = () => void source()?.setData(trailFeatures(tracks, cursor.get(), lengthS));
    draw();
    return cursor.subscribe(draw);
  }, [map, tracks, lengthS, cursor]);
  return (
    <Source id={SOURCE} type="geojson" data={NONE}>
      <Layer
        id="cs-trails-line"
        beforeId={FLIGHT_LAYER}
        type="line"
        layout={{ 'line-join': 'round', 'line-cap': 'round' }}
        paint={{
          'line-color': ['get', 'color'],
          'line-width': TRAIL_PX,
          'line-opacity': TRAIL_OPACITY,
        }}
      />
    </Source>
  );
});
