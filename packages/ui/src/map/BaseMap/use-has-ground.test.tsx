import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useHasGround } from './use-has-ground.js';

test.each([
  { why: 'the header of the base map', type: 'vector', tile: undefined, shows: false },
  { why: 'the lines of flights', type: 'geojson', tile: {}, shows: false },
  { why: 'a tile of land', type: 'vector', tile: {}, shows: true },
  { why: 'a tile of the relief', type: 'raster', tile: {}, shows: true },
] as const)('the next frame after $why shows the map: $shows', ({ type, tile, shows }) => {
  const { result } = renderHook(useHasGround);
  const waiting: (() => void)[] = [];
  const target = { once: (_event: string, draw: () => void) => waiting.push(draw) };
  act(() => result.current[1]({ target: target as never, tile, source: { type } }));
  expect(result.current[0]).toBe(false);
  act(() => {
    for (const draw of waiting) draw();
  });
  expect(result.current[0]).toBe(shows);
});
