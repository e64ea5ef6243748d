import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCursorStore } from './cursor-store.js';
import { subscribeThrottled } from './subscribe-throttled.js';

const FRAME_MS = 16;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** Subscribes to a new cursor and collects the times of its calls. */
function subscribe(intervalMs?: number) {
  const cursor = createCursorStore();
  const calls: (number | null)[] = [];
  const unsubscribe = subscribeThrottled(cursor, () => calls.push(cursor.get()), intervalMs);
  return { cursor, calls, unsubscribe };
}

function moveEachFrame({ set }: { set: (timeS: number) => void }, forMs: number) {
  for (let frame = 1; frame * FRAME_MS <= forMs; frame++) {
    set(frame);
    vi.advanceTimersByTime(FRAME_MS);
  }
}

test('a single move is reported at once', () => {
  const { cursor, calls } = subscribe();
  cursor.set(7);
  expect(calls).toEqual([7]);
});

test('reports about ten of many moves per second, and the last', () => {
  const { cursor, calls } = subscribe();
  moveEachFrame(cursor, 2000);
  vi.advanceTimersByTime(200);
  expect(calls.length).toBeGreaterThan(17);
  expect(calls.length).toBeLessThan(22);
  expect(calls.at(-1)).toBe(cursor.get());
});

test('a longer interval reports fewer moves', () => {
  const { cursor, calls } = subscribe(1000);
  moveEachFrame(cursor, 3500);
  expect(calls).toHaveLength(4);
});

test('an infinite interval waits until the cursor stops', () => {
  const { cursor, calls } = subscribe(Number.POSITIVE_INFINITY);
  moveEachFrame(cursor, 3500);
  expect(calls).toEqual([]);
  vi.advanceTimersByTime(200);
  expect(calls).toEqual([cursor.get()]);
});

test('reports nothing after unsubscribing', () => {
  const { cursor, calls, unsubscribe } = subscribe();
  cursor.set(1);
  cursor.set(2);
  unsubscribe();
  vi.advanceTimersByTime(5000);
  expect(calls).toEqual([1]);
});
