import { addProtocol, removeProtocol } from 'maplibre-gl';
import { useId, useLayoutEffect, useRef } from 'react';
import type { RasterLayer } from '../map-features.js';

/** An empty tile, for which MapLibre shows nothing. */
const EMPTY_TILE = new ArrayBuffer(0);

/**
 * Returns the tile URL of a layer. It has a custom protocol if the application fetches the tiles.
 */
export function useTileTemplate({ tiles, times = [] }: RasterLayer): string {
  const protocol = `cs-tiles-${useId().replaceAll(/\W/g, '')}`;
  const latest = useRef(tiles);
  useLayoutEffect(() => {
    latest.current = tiles;
  });
  const isFetched = typeof tiles !== 'string';
  // A layout effect, because it must run before the map requests the first tile.
  useLayoutEffect(() => {
    if (!isFetched) return undefined;
    addProtocol(protocol, async ({ url }, { signal }) => {
      const [z, x, y, time] = url.slice(`${protocol}://`.length).split('/');
      const place = { z: Number(z), x: Number(x), y: Number(y) };
      const tile = time === undefined ? place : { ...place, time: decodeURIComponent(time) };
      const load = latest.current;
      const image = typeof load === 'string' ? undefined : await load(tile, signal);
      return { data: image ? await image.arrayBuffer() : EMPTY_TILE };
    });
    return () => removeProtocol(protocol);
  }, [isFetched, protocol]);
  if (typeof tiles === 'string') return tiles;
  return `${protocol}://{z}/{x}/{y}${times.length > 0 ? '/{time}' : ''}`;
}
