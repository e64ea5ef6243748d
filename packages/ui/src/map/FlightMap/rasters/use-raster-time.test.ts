import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCursorStore } from '../../../flight/cursor-store.js';
import { useRasterTime } from './use-raster-time.js';

const times = ['2026-07-14T09:00:00Z', '2026-07-14T10:00:00Z'];

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Moves the cursor to the second image without a rest, for three seconds. */
function sweep(isPlaying: boolean) {
  const cursor = createCursorStore();
  const time = renderHook(() => useRasterTime({ times }, { cursor, isPlaying }));
  for (let frame = 0; frame < 180; frame++) {
    act(() => cursor.set(Date.parse('2026-07-14T10:00:00Z') / 1000 + frame));
    act(() => {
      vi.advanceTimersByTime(16);
    });
  }
  return time.result;
}

test('images wait until the cursor rests', () => {
  const time = sweep(false);
  expect(time.current).toBe(times[0]);
  act(() => {
    vi.advanceTimersByTime(200);
  });
  expect(time.current).toBe(times[1]);
});

test('images follow the cursor in a replay', () => {
  expect(sweep(true).current).toBe(times[1]);
});
