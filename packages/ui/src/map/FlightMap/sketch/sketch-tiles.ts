import { VectorTile, type VectorTileLayer } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import {
  readBaseMapHeader,
  readBaseMapTile,
  type TileIndex,
} from '../../BaseMap/base-map-tiles.js';
import { type SketchView, zoomOf } from './sketch-view.js';

/** A tile of the base map that a view shows. */
export interface SketchTile {
  /** `x` counts on where the view lies beyond the date line. */
  index: TileIndex;
  /** By their names, each in units of the tile: 0 to `extent` from its left and upper edge. */
  layers: Record<string, { extent: number; path: Path2D }>;
}

/**
 * Answers for each view those tiles of the base map that it shows, in the finest zoom there is up to
 * its own. What came once is kept, and one that does not come is left out.
 */
export function createSketchTiles(baseMapUrl: string) {
  const kept = new Map<string, Promise<SketchTile>>();

  async function load(index: TileIndex): Promise<SketchTile> {
    const data = await readBaseMapTile(baseMapUrl, { ...index, x: wrapped(index) });
    const layers = data ? new VectorTile(new PbfReader(new Uint8Array(data))).layers : {};
    return { index, layers: pathsOf(layers) };
  }

  function keep(index: TileIndex): Promise<SketchTile> {
    const key = `${index.zoom}/${index.x}/${index.y}`;
    const known = kept.get(key);
    if (known) return known;
    const tile = load(index);
    kept.set(key, tile);
    tile.catch(() => kept.delete(key));
    return tile;
  }

  return async (view: SketchView): Promise<SketchTile[]> => {
    const { minZoom, maxZoom } = await readBaseMapHeader(baseMapUrl);
    const zoom = Math.min(Math.max(Math.floor(zoomOf(view)), minZoom), maxZoom);
    const loaded = await Promise.allSettled(tilesIn(view, zoom).map(keep));
    return loaded.flatMap((tile) => (tile.status === 'fulfilled' ? [tile.value] : []));
  };
}

function tilesIn({ width, height, x, y, worldPx }: SketchView, zoom: number): TileIndex[] {
  const count = 2 ** zoom;
  const [halfX, halfY] = [width / 2 / worldPx, height / 2 / worldPx];
  // From the upper left corner of the map of the world.
  const [left, right] = [0.5 + x - halfX, 0.5 + x + halfX].map((edge) => Math.floor(edge * count));
  const [top, bottom] = [0.5 - y - halfY, 0.5 - y + halfY].map((edge) =>
    Math.min(count - 1, Math.max(0, Math.floor(edge * count))),
  );
  const tiles: TileIndex[] = [];
  for (let row = top!; row <= bottom!; row++) {
    for (let column = left!; column <= right!; column++) tiles.push({ zoom, x: column, y: row });
  }
  return tiles;
}

function wrapped({ zoom, x }: TileIndex): number {
  const count = 2 ** zoom;
  return ((x % count) + count) % count;
}

function pathsOf(layers: Record<string, VectorTileLayer>): SketchTile['layers'] {
  return Object.fromEntries(
    Object.entries(layers)
      .filter(([, layer]) => layer.length > 0 && layer.feature(0).type !== POINT)
      .map(([name, layer]) => [name, { extent: layer.extent, path: pathOf(layer) }]),
  );
}

/** Of places there are only names, which are not sketched. */
const POINT = 1;

function pathOf(layer: VectorTileLayer): Path2D {
  const path = new Path2D();
  for (let index = 0; index < layer.length; index++) {
    for (const line of layer.feature(index).loadGeometry()) {
      const [first, ...others] = line;
      if (!first) continue;
      path.moveTo(first.x, first.y);
      for (const { x, y } of others) path.lineTo(x, y);
    }
  }
  return path;
}
