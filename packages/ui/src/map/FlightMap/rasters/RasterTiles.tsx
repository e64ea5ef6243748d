import { Layer, Source } from '@vis.gl/react-maplibre';
import { useSyncExternalStore } from 'react';
import type { CursorStore } from '../../../charts/cursor-store.js';
import { GRID_LAYER } from '../layers/flight-layer.js';
import type { RasterLayer } from '../map-features.js';
import { tilesAt } from './tiles-at.js';
import { useTileTemplate } from './use-tile-template.js';

/** Tiles of pictures between the base map and everything drawn on it, those of the cursor's time. */
export function RasterTiles({ raster, cursor }: { raster: RasterLayer; cursor: CursorStore }) {
  const { id, attribution, times, tileSize = 256, minZoom = 0, maxZoom = 19, opacity = 1 } = raster;
  const template = useTileTemplate(raster);
  const tiles = useSyncExternalStore(cursor.subscribe, () =>
    tilesAt({ tiles: template, times }, cursor.get()),
  );
  return (
    // A source cannot change its tiles: another time is another source.
    <Source
      key={tiles}
      id={`cs-raster-${id}-${tiles}`}
      type="raster"
      tiles={[tiles]}
      tileSize={tileSize}
      minzoom={minZoom}
      maxzoom={maxZoom}
      attribution={attribution}
    >
      <Layer
        id={`cs-raster-${id}-${tiles}`}
        beforeId={GRID_LAYER}
        type="raster"
        paint={{ 'raster-opacity': opacity }}
      />
    </Source>
  );
}
