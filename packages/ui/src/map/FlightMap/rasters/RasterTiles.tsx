import { Layer, Source } from '@vis.gl/react-maplibre';
import { GRID_LAYER } from '../layers/flight-layer.js';
import type { RasterLayer } from '../map-features.js';
import { type RasterMoment, useRasterTime } from './use-raster-time.js';
import { useShownTiles } from './use-shown-tiles.js';
import { useTileTemplate } from './use-tile-template.js';

/** No fade, because it would redraw the whole map many times for each image. */
const FADE_MS = 0;

/** Image tiles between the base map and all other layers, for the time of the cursor. */
export function RasterTiles({ raster, ...moment }: { raster: RasterLayer } & RasterMoment) {
  const { id, attribution, tileSize = 256, minZoom = 0, maxZoom = 19, opacity = 1 } = raster;
  const template = useTileTemplate(raster);
  const time = useRasterTime(raster, moment);
  const sourceIdOf = (tiles: string) => `cs-raster-${id}-${tiles}`;
  const shown = useShownTiles(tilesAt(template, time), sourceIdOf);
  // Each time has its own source, so that removing it cancels pending requests.
  return shown.map((tiles) => (
    <Source
      key={tiles}
      id={sourceIdOf(tiles)}
      type="raster"
      tiles={[tiles]}
      tileSize={tileSize}
      minzoom={minZoom}
      maxzoom={maxZoom}
      attribution={attribution}
    >
      <Layer
        id={sourceIdOf(tiles)}
        beforeId={GRID_LAYER}
        type="raster"
        paint={{ 'raster-opacity': opacity, 'raster-fade-duration': FADE_MS }}
      />
    </Source>
  ));
}

function tilesAt(template: string, time: string | undefined): string {
  return time === undefined ? template : template.replaceAll('{time}', encodeURIComponent(time));
}
