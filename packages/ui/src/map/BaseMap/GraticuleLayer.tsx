import { Layer, Source } from '@vis.gl/react-maplibre';
import { memo, useMemo } from 'react';
import type { PathBounds } from '../../flight/flight-path.js';
import { GRID_MIN_ZOOM, graticule } from '../graticule.js';
import { useBelowLabels } from '../use-label-layer.js';

/** Draws meridians and parallels: every degree, and every ten minutes if zoomed in. */
export const GraticuleLayer = memo(function GraticuleLayer(props: {
  bounds: PathBounds;
  color: string;
}) {
  const { bounds, color } = props;
  const below = useBelowLabels();
  const lines = useMemo(() => graticule(bounds), [bounds]);
  const paint = useMemo(() => ({ 'line-color': color, 'line-width': 1 }), [color]);
  return (
    <Source id="graticule" type="geojson" data={lines}>
      <Layer
        {...below}
        id="graticule-60"
        type="line"
        minzoom={GRID_MIN_ZOOM[60]}
        filter={['==', ['get', 'every'], 60]}
        paint={paint}
      />
      <Layer
        {...below}
        id="graticule-10"
        type="line"
        minzoom={GRID_MIN_ZOOM[10]}
        filter={['==', ['get', 'every'], 10]}
        paint={paint}
      />
    </Source>
  );
});
