import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCursorStore } from './cursor-store.js';
import { type CalmCursorOptions, useCalmCursor } from './use-calm-cursor.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function openCursor(options: CalmCursorOptions = {}) {
  const cursor = createCursorStore();
  const calm = renderHook(() => useCalmCursor(cursor, options));
  return {
    read: () => calm.result.current,
    move: (timeS: number) => act(() => cursor.set(timeS)),
    pass: (ms: number) =>
      act(() => {
        vi.advanceTimersByTime(ms);
      }),
  };
}

test('a cursor is read when it rests', () => {
  const { read, move, pass } = openCursor();
  pass(2000);
  move(1);
  pass(1);
  expect(read()).toBe(1);
  move(2);
  pass(50);
  move(3);
  pass(119);
  expect(read()).toBe(1);
  pass(20);
  expect(read()).toBe(3);
});

test('one that never rests is read once in a while', () => {
  const { read, move, pass } = openCursor();
  const seen = new Set<number | null>();
  for (let frame = 1; frame <= 300; frame++) {
    move(frame);
    pass(16);
    seen.add(read());
  }
  expect(seen.size).toBeGreaterThan(3);
  expect(seen.size).toBeLessThan(8);
});

test('nobody reads one that is not wanted', () => {
  const { read, move, pass } = openCursor({ isWanted: false });
  move(1);
  pass(5000);
  expect(read()).toBeNull();
});

test('what costs a lot is read at rest alone', () => {
  const { read, move, pass } = openCursor({ everyMs: Number.POSITIVE_INFINITY });
  for (let frame = 1; frame <= 300; frame++) {
    move(frame);
    pass(16);
  }
  expect(read()).toBeNull();
  pass(200);
  expect(read()).toBe(300);
});
