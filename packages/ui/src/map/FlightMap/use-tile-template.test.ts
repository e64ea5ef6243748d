import { renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { LoadTile } from './map-features.js';
import { useTileTemplate } from './use-tile-template.js';

type Answer = (request: { url: string }, abort: AbortController) => Promise<{ data: ArrayBuffer }>;
const protocols = vi.hoisted(() => new Map<string, unknown>());
vi.mock('maplibre-gl', () => ({
  addProtocol: (name: string, answer: unknown) => protocols.set(name, answer),
  removeProtocol: (name: string) => protocols.delete(name),
}));
afterEach(() => protocols.clear());

const raster = { id: 'rain', name: 'Rain', attribution: '' };
const times = ['2026-07-14T09:00:00Z'];

/** What the map does with a URL of the template. */
async function ask(template: string, path: string): Promise<ArrayBuffer> {
  const [protocol = ''] = template.split('://');
  const answer = protocols.get(protocol) as Answer;
  return (await answer({ url: `${protocol}://${path}` }, new AbortController())).data;
}

test('an address is the browser’s matter', () => {
  const tiles = 'https://t/{z}/{x}/{y}.png';
  expect(renderHook(() => useTileTemplate({ ...raster, tiles })).result.current).toBe(tiles);
  expect(protocols.size).toBe(0);
});

test('the application is asked for a tile of a time', async () => {
  const tiles = vi.fn<LoadTile>(async () => new Blob(['picture']));
  const { result, unmount } = renderHook(() => useTileTemplate({ ...raster, tiles, times }));
  expect(result.current).toMatch(/^cs-tiles-\w+:\/\/\{z\}\/\{x\}\/\{y\}\/\{time\}$/);
  const data = await ask(result.current, '3/4/2/2026-07-14T09%3A00%3A00Z');
  expect(new TextDecoder().decode(data)).toBe('picture');
  expect(tiles.mock.calls[0]?.[0]).toEqual({ z: 3, x: 4, y: 2, time: times[0] });
  unmount();
  expect(protocols.size).toBe(0);
});

test('a tile that there is none of is empty', async () => {
  const tiles = vi.fn<LoadTile>(async () => undefined);
  const { result } = renderHook(() => useTileTemplate({ ...raster, tiles }));
  expect((await ask(result.current, '3/4/2')).byteLength).toBe(0);
  expect(tiles.mock.calls[0]?.[0]).toEqual({ z: 3, x: 4, y: 2 });
});
