import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCursorStore } from './cursor-store.js';
import { type ThrottledCursorOptions, useThrottledCursor } from './use-throttled-cursor.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function openCursor(options: ThrottledCursorOptions = {}) {
  const cursor = createCursorStore();
  const throttled = renderHook(() => useThrottledCursor(cursor, options));
  return {
    read: () => throttled.result.current,
    move: (timeS: number) => act(() => cursor.set(timeS)),
    pass: (ms: number) =>
      act(() => {
        vi.advanceTimersByTime(ms);
      }),
  };
}

test('updates on the first move, then with the latest one', () => {
  const { read, move, pass } = openCursor();
  pass(2000);
  move(1);
  expect(read()).toBe(1);
  move(2);
  pass(50);
  move(3);
  expect(read()).toBe(1);
  pass(60);
  expect(read()).toBe(3);
});

test('updates ten times a second while the cursor keeps moving', () => {
  const { read, move, pass } = openCursor();
  const seen = new Set<number | null>();
  for (let frame = 1; frame <= 120; frame++) {
    move(frame);
    pass(16);
    seen.add(read());
  }
  expect(seen.size).toBeGreaterThan(15);
  expect(seen.size).toBeLessThan(23);
});

test('a disabled subscription keeps its value', () => {
  const { read, move, pass } = openCursor({ isEnabled: false });
  move(1);
  pass(5000);
  expect(read()).toBeNull();
});

test('an infinite interval updates only when the cursor stops', () => {
  const { read, move, pass } = openCursor({ intervalMs: Number.POSITIVE_INFINITY });
  for (let frame = 1; frame <= 300; frame++) {
    move(frame);
    pass(16);
  }
  expect(read()).toBeNull();
  pass(200);
  expect(read()).toBe(300);
});
