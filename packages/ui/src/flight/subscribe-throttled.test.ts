import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCursorStore } from './cursor-store.js';
import { flushThrottled, subscribeThrottled } from './subscribe-throttled.js';

const PICTURE_MS = 16;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** Follows a cursor of its own that has rested for long, and keeps the moments it was told of. */
function following(everyMs?: number) {
  const cursor = createCursorStore();
  const told: (number | null)[] = [];
  const stop = subscribeThrottled(cursor, () => told.push(cursor.get()), { intervalMs: everyMs });
  vi.advanceTimersByTime(5000);
  told.length = 0;
  return { cursor, told, stop };
}

function moveWithEachPicture({ set }: { set: (timeS: number) => void }, forMs: number) {
  for (let picture = 1; picture * PICTURE_MS <= forMs; picture++) {
    set(picture);
    vi.advanceTimersByTime(PICTURE_MS);
  }
}

test('a single move is told at once', () => {
  const { cursor, told } = following();
  cursor.set(7);
  expect(told).toEqual([7]);
});

test('of many moves one every two seconds is told, and the last', () => {
  const { cursor, told } = following();
  moveWithEachPicture(cursor, 7000);
  expect(told).toHaveLength(4);
  vi.advanceTimersByTime(200);
  expect(told).toHaveLength(5);
  expect(told.at(-1)).toBe(cursor.get());
});

test('it is told whether the cursor passes: neither at the first move, nor at rest', () => {
  const cursor = createCursorStore();
  const follow = vi.fn<(isPassing: boolean) => void>();
  subscribeThrottled(cursor, follow);
  moveWithEachPicture(cursor, 3500);
  vi.advanceTimersByTime(200);
  expect(follow.mock.calls).toEqual([[false], [true], [false]]);
});

test('what follows at rest alone is told of no move', () => {
  const { cursor, told } = following(Number.POSITIVE_INFINITY);
  moveWithEachPicture(cursor, 3500);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(200);
  expect(told).toEqual([cursor.get()]);
});

test('a picture that takes long is no rest: moves made meanwhile come with the next', () => {
  const { cursor, told } = following(Number.POSITIVE_INFINITY);
  cursor.set(1);
  // The timer comes first, then the move, then what runs with the picture.
  vi.advanceTimersByTime(121);
  cursor.set(2);
  vi.advanceTimersByTime(PICTURE_MS * 2);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(200);
  expect(told).toEqual([2]);
});

test('texts catch up after a key, what costs more does not', () => {
  const cursor = createCursorStore();
  const [texts, tables] = [vi.fn(), vi.fn()];
  subscribeThrottled(cursor, texts, { isFlushable: true });
  subscribeThrottled(cursor, tables);
  cursor.set(1);
  cursor.set(2);
  texts.mockClear();
  tables.mockClear();
  flushThrottled(cursor);
  expect(texts).toHaveBeenCalledTimes(1);
  expect(tables).not.toHaveBeenCalled();
});

test('who begins to follow has nobody else told anything', () => {
  const { cursor, told } = following(Number.POSITIVE_INFINITY);
  subscribeThrottled(cursor, () => undefined);
  vi.advanceTimersByTime(5000);
  expect(told).toEqual([]);
});

test('what stopped following is told nothing any more', () => {
  const { cursor, told, stop } = following();
  cursor.set(1);
  cursor.set(2);
  stop();
  vi.advanceTimersByTime(5000);
  expect(told).toEqual([1]);
});
