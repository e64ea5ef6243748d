import { Layer, Source } from '@vis.gl/react-maplibre';
import { GRID_LAYER } from '../layers/flight-layer.js';
import type { RasterLayer } from '../map-features.js';
import { type RasterMoment, useRasterTime } from './use-raster-time.js';
import { useTileTemplate } from './use-tile-template.js';

/** Without a fade, which would draw the whole map many times for each picture. */
const FADE_MS = 0;

/**
 * Tiles of pictures between the base map and everything drawn on it, those of the cursor's time. The
 * last ones stay until those of another time are there.
 */
export function RasterTiles({ raster, ...moment }: { raster: RasterLayer } & RasterMoment) {
  const { id, attribution, tileSize = 256, minZoom = 0, maxZoom = 19, opacity = 1 } = raster;
  const template = useTileTemplate(raster);
  const time = useRasterTime(raster, moment) ?? '';
  return (
    <Source
      id={`cs-raster-${id}`}
      type="raster"
      tiles={[template.replaceAll('{time}', encodeURIComponent(time))]}
      tileSize={tileSize}
      minzoom={minZoom}
      maxzoom={maxZoom}
      attribution={attribution}
    >
      <Layer
        id={`cs-raster-${id}`}
        beforeId={GRID_LAYER}
        type="raster"
        paint={{ 'raster-opacity': opacity, 'raster-fade-duration': FADE_MS }}
      />
    </Source>
  );
}
