import { renderHook } from '@testing-library/react';
import { config } from 'maplibre-gl';
import { expect, test, vi } from 'vitest';
import type { LoadTile } from '../map-features.js';
import { useTileTemplate } from './use-tile-template.js';

const raster = { id: 'rain', name: 'Rain', attribution: '' };
const times = ['2026-07-14T09:00:00Z'];

/** Requests a URL of the template as the map does. */
async function ask(template: string, path: string): Promise<ArrayBuffer> {
  const [protocol = ''] = template.split('://');
  const handler = config.REGISTERED_PROTOCOLS[protocol];
  if (!handler) throw new Error(`No handler for ${protocol}.`);
  const { data } = await handler({ url: `${protocol}://${path}` }, new AbortController());
  // Maps take images, texts and objects as well; these are bytes.
  return data as ArrayBuffer;
}

function registered(): string[] {
  return Object.keys(config.REGISTERED_PROTOCOLS).filter((name) => name.startsWith('cs-tiles-'));
}

test('the browser loads plain addresses', () => {
  const tiles = 'https://t/{z}/{x}/{y}.png';
  expect(renderHook(() => useTileTemplate({ ...raster, tiles })).result.current).toBe(tiles);
  expect(registered()).toEqual([]);
});

test('the application loads a tile of a time', async () => {
  const tiles = vi.fn<LoadTile>(async () => new Blob(['image']));
  const { result, unmount } = renderHook(() => useTileTemplate({ ...raster, tiles, times }));
  expect(result.current).toMatch(/^cs-tiles-\w+:\/\/\{z\}\/\{x\}\/\{y\}\/\{time\}$/);
  const data = await ask(result.current, '3/4/2/2026-07-14T09%3A00%3A00Z');
  expect(new TextDecoder().decode(data)).toBe('image');
  expect(tiles.mock.calls[0]?.[0]).toEqual({ z: 3, x: 4, y: 2, time: times[0] });
  unmount();
  expect(registered()).toEqual([]);
});

test('a missing tile is empty', async () => {
  const tiles = vi.fn<LoadTile>(async () => undefined);
  const { result } = renderHook(() => useTileTemplate({ ...raster, tiles }));
  expect((await ask(result.current, '3/4/2')).byteLength).toBe(0);
  expect(tiles.mock.calls[0]?.[0]).toEqual({ z: 3, x: 4, y: 2 });
});

test('another function replaces the first without a new address', async () => {
  const load =
    (text: string): LoadTile =>
    async () =>
      new Blob([text]);
  const { result, rerender } = renderHook(useTileTemplate, {
    initialProps: { ...raster, tiles: load('old') },
  });
  const [template, protocols] = [result.current, registered()];
  rerender({ ...raster, tiles: load('new') });
  expect(result.current).toBe(template);
  expect(registered()).toEqual(protocols);
  expect(new TextDecoder().decode(await ask(template, '3/4/2'))).toBe('new');
});
