import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BASE_SOURCES } from '../map-style.js';
import { useGroundState } from './use-ground-state.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test.each([
  {
    why: 'the header of the base map',
    sourceId: 'base',
    type: 'vector',
    tile: undefined,
    shows: false,
  },
  { why: 'the lines of flights', sourceId: 'tracks', type: 'geojson', tile: {}, shows: false },
  { why: 'a tile of contours', sourceId: 'contours', type: 'vector', tile: {}, shows: false },
  { why: 'a tile of the detailed map', sourceId: 'detail', type: 'vector', tile: {}, shows: false },
  { why: 'a tile of an overlay', sourceId: 'overlay', type: 'raster', tile: {}, shows: false },
  { why: 'a tile of the base map', sourceId: 'base', type: 'vector', tile: {}, shows: true },
  { why: 'a tile of the relief', sourceId: 'relief', type: 'raster', tile: {}, shows: true },
] as const)('the next frame after $why shows the map: $shows', ({ shows, ...loaded }) => {
  expect(hasGroundAfter(BASE_SOURCES, loaded)).toBe(shows);
});

test.each([
  { why: 'a tile', sourceId: 'terrain', type: 'raster', tile: {}, shows: true },
  { why: 'the lines of flights', sourceId: 'tracks', type: 'geojson', tile: {}, shows: false },
] as const)(
  'of an unknown style, the next frame after $why shows the map: $shows',
  ({ shows, ...loaded }) => {
    expect(hasGroundAfter(undefined, loaded)).toBe(shows);
  },
);

test('ground that does not arrive is late after three seconds', () => {
  const { result } = renderHook(() => useGroundState(BASE_SOURCES));
  act(() => void vi.advanceTimersByTime(2999));
  expect(result.current[0]).toBe('awaited');
  act(() => void vi.advanceTimersByTime(1));
  expect(result.current[0]).toBe('late');
});

test('ground that is drawn is not late', () => {
  const { result } = renderHook(() => useGroundState(BASE_SOURCES));
  act(() => void vi.advanceTimersByTime(2999));
  const target = { once: (_event: string, draw: () => void) => draw() };
  const tile = { sourceId: 'base', tile: {}, source: { type: 'vector' as const } };
  act(() => result.current[1]({ target: target as never, ...tile }));
  act(() => void vi.advanceTimersByTime(1));
  expect(result.current[0]).toBe('drawn');
});

interface Loaded {
  sourceId: string;
  type: 'vector' | 'raster' | 'geojson';
  tile: object | undefined;
}

/** Whether a map is shown after it received data and drew a frame. */
function hasGroundAfter(
  sources: ReadonlySet<string> | undefined,
  { sourceId, type, tile }: Loaded,
): boolean {
  const { result } = renderHook(() => useGroundState(sources));
  const waiting: (() => void)[] = [];
  const target = { once: (_event: string, draw: () => void) => waiting.push(draw) };
  act(() => result.current[1]({ target: target as never, sourceId, tile, source: { type } }));
  expect(result.current[0]).toBe('awaited');
  act(() => {
    for (const draw of waiting) draw();
  });
  return result.current[0] === 'drawn';
}
