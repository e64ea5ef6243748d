import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCursorStore } from './cursor-store.js';
import { catchUp, followInTurn, type Turn } from './in-turns.js';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'performance'] });
});

afterEach(() => {
  vi.advanceTimersByTime(1000);
  vi.useRealTimers();
});

/** Follows a cursor of its own, and keeps the moments it was told of. */
function following(...turns: Turn[]) {
  const cursor = createCursorStore();
  const told = turns.map((): (number | null)[] => []);
  const stops = turns.map((turn, index) =>
    followInTurn(cursor, turn, () => told[index]?.push(cursor.get())),
  );
  return { cursor, told, stop: () => stops.forEach((each) => each()) };
}

function drawPictures(count: number, beforeEach: (picture: number) => void = () => undefined) {
  for (let picture = 0; picture < count; picture++) {
    beforeEach(picture);
    vi.advanceTimersToNextFrame();
  }
}

test('a single move is told at once', () => {
  const { cursor, told } = following('figures', 'handles', 'others');
  cursor.set(7);
  expect(told).toEqual([[7], [7], [7]]);
});

test('while the cursor moves with each picture, each picture tells one kind', () => {
  const { cursor, told } = following('figures', 'handles', 'others');
  cursor.set(0);
  const counts: number[] = [];
  drawPictures(9, (picture) => {
    cursor.set(picture + 1);
    counts.push(told.flat().length);
  });
  const steps = counts.slice(1).map((count, index) => count - (counts[index] ?? 0));
  expect(steps).toEqual(Array.from({ length: 8 }, () => 1));
  for (const moments of told) expect(moments).toHaveLength(4);
});

test('all of them know the moment where the cursor comes to rest', () => {
  const { cursor, told } = following('figures', 'handles', 'others');
  for (let moment = 0; moment < 5; moment++) cursor.set(moment);
  drawPictures(3);
  for (const moments of told) expect(moments).toEqual([0, 4]);
});

test('all catch up when they are asked to', () => {
  const { cursor, told } = following('figures', 'handles');
  cursor.set(1);
  cursor.set(2);
  catchUp(cursor);
  expect(told).toEqual([
    [1, 2],
    [1, 2],
  ]);
});

test('after a rest the next move is told at once again', () => {
  const { cursor, told } = following('others');
  cursor.set(1);
  drawPictures(10);
  cursor.set(2);
  expect(told).toEqual([[1, 2]]);
});

test('what stopped following is told nothing any more', () => {
  const { cursor, told, stop } = following('figures');
  cursor.set(1);
  cursor.set(2);
  stop();
  drawPictures(4);
  expect(told).toEqual([[1]]);
});
