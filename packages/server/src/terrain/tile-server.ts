import { fetchTile } from '../platform/tiles/fetch-tile.js';
import type { TileSource } from '../platform/tiles/tile-source.js';

const DEEPEST = 15;

/** @param template An address with `{z}`, `{x}` and `{y}`. */
export function tileServer(template: string): TileSource {
  const addressOf = (zoom: number, x: number, y: number) =>
    template.replace('{z}', `${zoom}`).replace('{x}', `${x}`).replace('{y}', `${y}`);
  return {
    maxZoom: DEEPEST,
    read: (zoom, x, y) => fetchTile(addressOf(zoom, x, y)),
    isHole: () => Promise.resolve(true),
    // Without the address, because any part of it may be a key.
    placeOf: (zoom, x, y) => Promise.resolve(`CLOUDSTREET_TERRAIN ${zoom}/${x}/${y}`),
  };
}
