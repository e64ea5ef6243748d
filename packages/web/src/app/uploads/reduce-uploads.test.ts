import { describe, expect, test } from 'vitest';
import { filesToSend, isOnlyChecked, reduceUploads, type UploadAction } from './reduce-uploads.js';
import { EMPTY_QUEUE, isOpen, isRunning, type UploadQueue } from './upload-queue.js';

test('sends nothing before the pilot starts the upload', () => {
  const queue = run(EMPTY_QUEUE, [{ type: 'add', files: igcFiles(2) }]);
  expect(filesToSend(queue)).toEqual([]);
  expect(isRunning(queue)).toBe(false);
  expect(queue.items.every(isOpen)).toBe(true);
});

test('sends three files at a time and starts the next when one ends', () => {
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

test('a refused file does not affect the others', () => {
  const queue = run(EMPTY_QUEUE, [
    { type: 'add', files: igcFiles(2) },
    { type: 'start' },
    { type: 'send', id: 1 },
    { type: 'send', id: 2 },
    { type: 'settle', id: 1, state: { name: 'refused', code: 'NOT_IGC', message: 'No IGC.' } },
    { type: 'settle', id: 2, state: { name: 'done', flights: [] } },
  ]);
  expect(stateNames(queue)).toEqual(['refused', 'done']);
  expect(isRunning(queue)).toBe(false);
  expect(queue.items.some(isOpen)).toBe(false);
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
    { type: 'settle', id: 1, state: { name: 'failed', reason: 'no-response' } },
    { type: 'settle', id: 2, state: { name: 'refused', code: 'NO_FIXES', message: 'No fix.' } },
    { type: 'retry', id: 1 },
    { type: 'retry', id: 2 },
  ]);
  expect(stateNames(queue)).toEqual(['queued', 'refused', 'queued']);
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

test('retrying a file does not send files that were not started', () => {
  const queue = run(EMPTY_QUEUE, [
    { type: 'add', files: igcFiles(1) },
    { type: 'start' },
    { type: 'send', id: 1 },
    { type: 'settle', id: 1, state: { name: 'failed', reason: 'no-response' } },
    { type: 'add', files: igcFiles(2) },
    { type: 'retry', id: 1 },
  ]);
  expect(idsToSend(queue)).toEqual([1]);
  expect(stateNames(queue)).toEqual(['queued', 'waiting']);
});

test('each file keeps the aircraft it was sent with', () => {
  const queue = run(EMPTY_QUEUE, [
    { type: 'add', files: igcFiles(1) },
    { type: 'start', given: { aircraftId: 7 } },
    { type: 'add', files: igcFiles(2) },
    { type: 'send', id: 1 },
    { type: 'settle', id: 1, state: { name: 'failed', reason: 'no-response' } },
    { type: 'send', id: 2 },
    { type: 'settle', id: 2, state: { name: 'done', flights: [] } },
    { type: 'add', files: igcFiles(3) },
    { type: 'start' },
    { type: 'retry', id: 1 },
  ]);
  expect(queue.items.map(({ given }) => given?.aircraftId)).toEqual([7, 7, undefined]);
});

describe('files of a visitor', () => {
  const uploader = { name: 'Jo Sample', dateOfBirth: '1990-05-17' };
  const started = run(EMPTY_QUEUE, [
    { type: 'add', files: igcFiles(3) },
    { type: 'start', given: { uploader } },
  ]);

  test('are sent one by one, so that a wrong name is tried once', () => {
    expect(idsToSend(started)).toEqual([1]);
    const queue = run(started, [{ type: 'send', id: 1 }]);
    expect(idsToSend(queue)).toEqual([]);
  });

  test('wait for another name after the first is refused', () => {
    const refused = run(started, [
      { type: 'send', id: 1 },
      { type: 'refuseUploader', message: 'Please check the name.' },
    ]);
    expect(stateNames(refused)).toEqual(['waiting', 'waiting', 'waiting']);
    expect(refused.uploaderProblem).toBe('Please check the name.');
    const given = { uploader: { ...uploader, name: 'Jo Simple' } };
    const again = run(refused, [{ type: 'start', given }]);
    expect(again.uploaderProblem).toBeUndefined();
    expect(again.items.map((item) => item.given)).toEqual([given, given, given]);
  });
});

test('sends held files again from the start, and only once', () => {
  const held = run(EMPTY_QUEUE, [
    { type: 'add', files: igcFiles(3) },
    { type: 'start' },
    { type: 'send', id: 1 },
    { type: 'send', id: 2 },
    { type: 'hold', id: 1, reason: 'signedOut' },
    { type: 'settle', id: 2, state: { name: 'done', flights: [] } },
  ]);
  expect(held.held).toBe('signedOut');
  expect(filesToSend(held)).toEqual([]);
  expect(idsToSend(run(held, [{ type: 'resume' }]))).toEqual([1, 3]);
});

test.each([
  { why: 'a busy server', actions: [{ type: 'hold', id: 2, reason: 'busy', waitS: 1 }] },
  {
    why: 'a new log-in while the server is busy',
    actions: [{ type: 'hold', id: 2, reason: 'busy', waitS: 1 }, { type: 'signOut' }],
  },
] as const)('files without a session stay held after $why', ({ actions }) => {
  const queue = run(EMPTY_QUEUE, [
    { type: 'add', files: igcFiles(3) },
    { type: 'start' },
    { type: 'send', id: 1 },
    { type: 'send', id: 2 },
    { type: 'hold', id: 1, reason: 'signedOut' },
    ...actions,
  ]);
  expect(queue.held).toBe('signedOut');
});

test('holds nothing if nothing is left to send', () => {
  const queue = run(EMPTY_QUEUE, [
    { type: 'add', files: igcFiles(1) },
    { type: 'start' },
    { type: 'send', id: 1 },
    { type: 'hold', id: 1, reason: 'offline' },
    { type: 'cancel', id: 1 },
  ]);
  expect(queue.held).toBeUndefined();
});

test('all failed files can be retried at once', () => {
  const queue = run(EMPTY_QUEUE, [
    { type: 'add', files: igcFiles(3) },
    { type: 'start' },
    { type: 'send', id: 1 },
    { type: 'send', id: 2 },
    { type: 'settle', id: 1, state: { name: 'failed', reason: 'no-response' } },
    { type: 'settle', id: 2, state: { name: 'failed', reason: { text: 'Full.' } } },
    { type: 'retryFailed' },
  ]);
  expect(stateNames(queue)).toEqual(['queued', 'queued', 'queued']);
});

test('a file that is being sent can be cancelled but not removed', () => {
  const queue = run(EMPTY_QUEUE, [
    { type: 'add', files: igcFiles(2) },
    { type: 'start' },
    { type: 'send', id: 1 },
    { type: 'remove', id: 1 },
    { type: 'remove', id: 2 },
  ]);
  expect(stateNames(queue)).toEqual(['sending']);
});

describe('a file that this device checks', () => {
  const refused = { kind: 'refused', code: 'NO_FIXES', message: 'No fix.' } as const;
  const read = { kind: 'read', preview: { date: '2026-07-14', flights: [] } } as const;
  const checked: UploadAction = { type: 'add', files: igcFiles(2), isChecked: true };

  test('is not sent before the check ends', () => {
    let queue = run(EMPTY_QUEUE, [checked, { type: 'start' }]);
    expect(filesToSend(queue)).toEqual([]);
    expect(isRunning(queue)).toBe(true);
    queue = run(queue, [{ type: 'checked', id: 2, result: read }]);
    expect(idsToSend(queue)).toEqual([2]);
    expect(queue.items[1]?.check).toEqual({ name: 'read', preview: read.preview });
  });

  test('is sent if the device cannot check it', () => {
    const queue = run(EMPTY_QUEUE, [
      checked,
      { type: 'start' },
      { type: 'checked', id: 1, result: undefined },
    ]);
    expect(idsToSend(queue)).toEqual([1]);
    expect(queue.items[0]).not.toHaveProperty('check');
  });

  test('is not sent if it cannot be read', () => {
    const queue = run(EMPTY_QUEUE, [
      checked,
      { type: 'checked', id: 1, result: refused },
      { type: 'start' },
      { type: 'checked', id: 2, result: refused },
    ]);
    expect(stateNames(queue)).toEqual(['refused', 'refused']);
    expect(isRunning(queue)).toBe(false);
  });

  test('keeps the response of the server', () => {
    const queue = run(EMPTY_QUEUE, [
      { type: 'add', files: igcFiles(2) },
      { type: 'start' },
      { type: 'send', id: 1 },
      { type: 'send', id: 2 },
      { type: 'settle', id: 1, state: { name: 'done', flights: [] } },
      { type: 'checked', id: 1, result: refused },
      { type: 'checked', id: 2, result: refused },
    ]);
    expect(stateNames(queue)).toEqual(['done', 'sending']);
    expect(queue.items.map(isOnlyChecked)).toEqual([false, true]);
  });

  test('can be tried again after it was cancelled meanwhile', () => {
    const queue = run(EMPTY_QUEUE, [
      checked,
      { type: 'start' },
      { type: 'cancel', id: 1 },
      { type: 'checked', id: 1, result: read },
      { type: 'retry', id: 1 },
    ]);
    expect(idsToSend(queue)).toEqual([1]);
  });
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
