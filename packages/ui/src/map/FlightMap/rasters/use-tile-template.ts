import { addProtocol, removeProtocol } from 'maplibre-gl';
import { useId, useLayoutEffect } from 'react';
import type { RasterLayer } from '../map-features.js';

/** What the map takes for a tile without content. */
const NO_PICTURE = new ArrayBuffer(0);

/** The URL of the tiles of a layer, one of our own where the application fetches them. */
export function useTileTemplate({ tiles, times = [] }: RasterLayer): string {
  const protocol = `cs-tiles-${useId().replaceAll(/\W/g, '')}`;
  const load = typeof tiles === 'string' ? undefined : tiles;
  // Before the map asks for the first tile.
  useLayoutEffect(() => {
    if (!load) return undefined;
    addProtocol(protocol, async ({ url }, { signal }) => {
      const [z, x, y, time] = url.slice(`${protocol}://`.length).split('/');
      const place = { z: Number(z), x: Number(x), y: Number(y) };
      const tile = time === undefined ? place : { ...place, time: decodeURIComponent(time) };
      const picture = await load(tile, signal);
      return { data: picture ? await picture.arrayBuffer() : NO_PICTURE };
    });
    return () => removeProtocol(protocol);
  }, [load, protocol]);
  if (typeof tiles === 'string') return tiles;
  return `${protocol}://{z}/{x}/{y}${times.length > 0 ? '/{time}' : ''}`;
}
