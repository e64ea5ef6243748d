import { expect, test } from 'vitest';
import {
  EMPTY_QUEUE,
  filesToSend,
  hasUnfinished,
  reduceUploads,
  type UploadAction,
  type UploadQueue,
} from './upload-queue.js';

test('sends nothing before the pilot starts the upload', () => {
  const queue = run(EMPTY_QUEUE, [{ type: 'add', files: igcFiles(2) }]);
  expect(filesToSend(queue)).toEqual([]);
  expect(hasUnfinished(queue)).toBe(true);
});

test('keeps three files travelling and starts the next when one settles', () => {
  let queue = run(EMPTY_QUEUE, [{ type: 'add', files: igcFiles(5) }, { type: 'start' }]);
  expect(idsToSend(queue)).toEqual([1, 2, 3]);
  queue = run(
    queue,
    [1, 2, 3].map((id) => ({ type: 'send', id }) as const),
  );
  expect(idsToSend(queue)).toEqual([]);
  queue = run(queue, [
    { type: 'settle', id: 2, state: { name: 'refused', code: 'EMPTY_FILE', message: 'Empty.' } },
  ]);
  expect(idsToSend(queue)).toEqual([4]);
});

test('a refused file leaves the others untouched', () => {
  const queue = run(EMPTY_QUEUE, [
    { type: 'add', files: igcFiles(2) },
    { type: 'start' },
    { type: 'send', id: 1 },
    { type: 'send', id: 2 },
    { type: 'settle', id: 1, state: { name: 'refused', code: 'NOT_IGC', message: 'No IGC.' } },
    { type: 'settle', id: 2, state: { name: 'done', flights: [] } },
  ]);
  expect(stateNames(queue)).toEqual(['refused', 'done']);
  expect(hasUnfinished(queue)).toBe(false);
});

test('a second click on upload starts nothing twice', () => {
  const queue = run(EMPTY_QUEUE, [
    { type: 'add', files: igcFiles(1) },
    { type: 'start' },
    { type: 'send', id: 1 },
    { type: 'start' },
  ]);
  expect(filesToSend(queue)).toEqual([]);
});

test('events that arrive after a cancellation change nothing', () => {
  const queue = run(EMPTY_QUEUE, [
    { type: 'add', files: igcFiles(1) },
    { type: 'start' },
    { type: 'send', id: 1 },
    { type: 'cancel', id: 1 },
    { type: 'progress', id: 1, fraction: 0.5 },
    { type: 'settle', id: 1, state: { name: 'done', flights: [] } },
  ]);
  expect(stateNames(queue)).toEqual(['cancelled']);
});

test('a failed file can be tried again, a refused one cannot', () => {
  const queue = run(EMPTY_QUEUE, [
    { type: 'add', files: igcFiles(3) },
    { type: 'start' },
    { type: 'send', id: 1 },
    { type: 'send', id: 2 },
    { type: 'settle', id: 1, state: { name: 'failed', message: 'Offline.' } },
    { type: 'settle', id: 2, state: { name: 'refused', code: 'NO_FIXES', message: 'No fix.' } },
    { type: 'retry', id: 1 },
    { type: 'retry', id: 2 },
  ]);
  expect(stateNames(queue)).toEqual(['waiting', 'refused', 'waiting']);
});

test('files added after the batch has ended wait for a new start', () => {
  const queue = run(EMPTY_QUEUE, [
    { type: 'add', files: igcFiles(1) },
    { type: 'start' },
    { type: 'send', id: 1 },
    { type: 'settle', id: 1, state: { name: 'done', flights: [] } },
    { type: 'add', files: igcFiles(2) },
  ]);
  expect(queue.items).toHaveLength(2);
  expect(filesToSend(queue)).toEqual([]);
});

test('the same file dropped twice is one file', () => {
  const [file] = igcFiles(1);
  const queue = run(EMPTY_QUEUE, [
    { type: 'add', files: [file!] },
    { type: 'add', files: [file!] },
  ]);
  expect(queue.items).toHaveLength(1);
});

test('a travelling file can be cancelled but not removed', () => {
  const queue = run(EMPTY_QUEUE, [
    { type: 'add', files: igcFiles(2) },
    { type: 'start' },
    { type: 'send', id: 1 },
    { type: 'remove', id: 1 },
    { type: 'remove', id: 2 },
  ]);
  expect(stateNames(queue)).toEqual(['sending']);
});

function run(queue: UploadQueue, actions: readonly UploadAction[]): UploadQueue {
  return actions.reduce(reduceUploads, queue);
}

function igcFiles(count: number): File[] {
  return Array.from(
    { length: count },
    (_, index) => new File(['A'], `flight-${index + 1}.igc`, { lastModified: 1 }),
  );
}

function idsToSend(queue: UploadQueue): number[] {
  return filesToSend(queue).map(({ id }) => id);
}

function stateNames({ items }: UploadQueue): string[] {
  return items.map(({ state }) => state.name);
}
