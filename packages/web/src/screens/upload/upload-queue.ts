import type { FlightDetail } from '@cloudstreet/sdk';

/** How far one file has come. `fraction` is what has gone out, from 0 to 1. */
export type UploadState =
  | { readonly name: 'waiting' }
  | { readonly name: 'sending'; readonly fraction: number }
  | { readonly name: 'done'; readonly flights: readonly FlightDetail[] }
  | { readonly name: 'duplicate'; readonly flightIds: readonly number[] }
  | { readonly name: 'refused'; readonly code: string; readonly message: string }
  | { readonly name: 'failed'; readonly message: string }
  | { readonly name: 'cancelled' };

/** One file of the batch. */
export interface UploadItem {
  readonly id: number;
  readonly file: File;
  readonly state: UploadState;
}

export interface UploadQueue {
  readonly items: readonly UploadItem[];
  readonly nextId: number;
  /** From the pilot's "upload" until no file is open; files added meanwhile go along. */
  readonly started: boolean;
}

export type UploadAction =
  | { readonly type: 'add'; readonly files: readonly File[] }
  | { readonly type: 'start' }
  | { readonly type: 'send' | 'cancel' | 'retry' | 'remove'; readonly id: number }
  | { readonly type: 'progress'; readonly id: number; readonly fraction: number }
  | { readonly type: 'settle'; readonly id: number; readonly state: UploadState }
  | { readonly type: 'clear' };

/** Files that travel at the same time: enough to hide latency, few enough for a phone's uplink. */
const CONCURRENCY = 3;

export const EMPTY_QUEUE: UploadQueue = { items: [], nextId: 1, started: false };

/**
 * The batch after one event. Events that come too late, such as progress of a cancelled file or
 * a second click, change nothing.
 */
export function reduceUploads(queue: UploadQueue, action: UploadAction): UploadQueue {
  const next = apply(queue, action);
  return { ...next, started: next.started && next.items.some(isOpen) };
}

function apply(queue: UploadQueue, action: UploadAction): UploadQueue {
  switch (action.type) {
    case 'add':
      return addFiles(queue, action.files);
    case 'start':
      return { ...queue, started: true };
    case 'send':
      return move(queue, action.id, ['waiting'], { name: 'sending', fraction: 0 });
    case 'progress':
      return move(queue, action.id, ['sending'], { name: 'sending', fraction: action.fraction });
    case 'settle':
      return move(queue, action.id, ['sending'], action.state);
    case 'cancel':
      return move(queue, action.id, ['waiting', 'sending'], { name: 'cancelled' });
    case 'retry':
      return move(queue, action.id, ['failed', 'cancelled'], { name: 'waiting' });
    case 'remove':
      return { ...queue, items: queue.items.filter((item) => !isRemovable(item, action.id)) };
    case 'clear':
      return { ...queue, items: queue.items.filter(isOpen) };
  }
}

/** The files to send now, in the order in which they were added. */
export function filesToSend({ items, started }: UploadQueue): UploadItem[] {
  if (!started) return [];
  const sending = items.filter(({ state }) => state.name === 'sending').length;
  return items
    .filter(({ state }) => state.name === 'waiting')
    .slice(0, Math.max(0, CONCURRENCY - sending));
}

/** Whether leaving the page would lose something. */
export function hasUnfinished({ items }: UploadQueue): boolean {
  return items.some(isOpen);
}

/** Whether the file still waits or travels. */
export function isOpen({ state }: UploadItem): boolean {
  return state.name === 'waiting' || state.name === 'sending';
}

/** The same file dropped twice is one file. */
function addFiles(queue: UploadQueue, files: readonly File[]): UploadQueue {
  const known = new Set(queue.items.map(({ file }) => fingerprint(file)));
  const items: UploadItem[] = [...queue.items];
  let { nextId } = queue;
  for (const file of files) {
    if (known.has(fingerprint(file))) continue;
    known.add(fingerprint(file));
    items.push({ id: nextId, file, state: { name: 'waiting' } });
    nextId += 1;
  }
  return { ...queue, items, nextId };
}

/** A file that travels has to be cancelled first. */
function isRemovable({ id, state }: UploadItem, wanted: number): boolean {
  return id === wanted && state.name !== 'sending';
}

function fingerprint({ name, size, lastModified }: File): string {
  return `${name}/${size}/${lastModified}`;
}

function move(
  queue: UploadQueue,
  id: number,
  from: readonly UploadState['name'][],
  state: UploadState,
): UploadQueue {
  const items = queue.items.map((item) =>
    item.id === id && from.includes(item.state.name) ? { ...item, state } : item,
  );
  return { ...queue, items };
}
