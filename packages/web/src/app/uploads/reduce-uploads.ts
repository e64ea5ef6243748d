import {
  type CheckedFile,
  type GivenWithFiles,
  type HoldReason,
  isOpen,
  isRunning,
  type PersistedUpload,
  type UploadItem,
  type UploadQueue,
  type UploadState,
} from './upload-queue.js';

export type UploadAction =
  | { readonly type: 'add'; readonly files: readonly File[]; readonly isChecked?: boolean }
  | { readonly type: 'restore'; readonly kept: readonly PersistedUpload[] }
  | { readonly type: 'kept'; readonly id: number; readonly key: number }
  | { readonly type: 'checked'; readonly id: number; readonly result: CheckedFile | undefined }
  | { readonly type: 'start'; readonly given?: GivenWithFiles }
  | { readonly type: 'send' | 'cancel' | 'retry' | 'remove'; readonly id: number }
  | { readonly type: 'progress'; readonly id: number; readonly fraction: number }
  | { readonly type: 'settle'; readonly id: number; readonly state: UploadState }
  | {
      readonly type: 'hold';
      readonly id: number;
      readonly reason: HoldReason;
      /** Seconds until the server can take files again, if it is busy. */
      readonly waitS?: number | undefined;
    }
  /** The named account was rejected. */
  | { readonly type: 'refuseUploader'; readonly message: string }
  | { readonly type: 'resume' | 'signOut' | 'retryFailed' | 'clear' | 'dropWaiting' };

/** Files sent at the same time: enough to hide latency, few enough for a phone's uplink. */
const CONCURRENCY = 3;

/**
 * Returns the queue after an event. Late events, such as progress of a cancelled file or a second
 * click, change nothing.
 */
export function reduceUploads(queue: UploadQueue, action: UploadAction): UploadQueue {
  const next = apply(queue, action);
  // No files are held any more.
  return isRunning(next) ? next : without(next, 'held');
}

function apply(queue: UploadQueue, action: UploadAction): UploadQueue {
  switch (action.type) {
    case 'add':
      return addFiles(queue, action.files, action.isChecked ?? false);
    case 'restore':
      return restoreFiles(queue, action.kept);
    case 'kept':
      return {
        ...queue,
        items: queue.items.map((item) =>
          item.id === action.id ? { ...item, storageKey: action.key } : item,
        ),
      };
    case 'checked':
      return settleCheck(queue, action.id, action.result);
    case 'start':
      return start(queue, action.given);
    case 'send':
      return move(queue, action.id, ['queued'], { name: 'sending', fraction: 0 });
    case 'progress':
      return move(queue, action.id, ['sending'], { name: 'sending', fraction: action.fraction });
    case 'settle':
      return move(queue, action.id, ['sending'], action.state);
    case 'hold':
      return {
        ...move(queue, action.id, ['sending'], { name: 'queued' }),
        // Files without a session stay held when the server is no longer busy.
        held: action.reason === 'busy' ? (queue.held ?? 'busy') : action.reason,
      };
    case 'signOut':
      return { ...queue, held: 'signedOut' };
    case 'refuseUploader':
      return {
        ...queue,
        items: queue.items.map((item) =>
          isOpen(item) ? { ...item, state: { name: 'waiting' } } : item,
        ),
        uploaderProblem: action.message,
      };
    case 'resume':
      return without(queue, 'held');
    case 'cancel':
      return move(queue, action.id, ['queued', 'sending'], { name: 'cancelled' });
    case 'retry':
      return move(queue, action.id, ['failed', 'cancelled'], { name: 'queued' });
    case 'retryFailed':
      return {
        ...queue,
        items: queue.items.map((item) =>
          item.state.name === 'failed' ? { ...item, state: { name: 'queued' } } : item,
        ),
      };
    case 'remove':
      return { ...queue, items: queue.items.filter((item) => !isRemovable(item, action.id)) };
    case 'clear':
      return { ...queue, items: queue.items.filter(isOpen) };
    case 'dropWaiting':
      return { ...queue, items: queue.items.filter(({ state }) => state.name !== 'waiting') };
  }
}

/** Returns the files to send now, in the order in which they were added. */
export function filesToSend({ items, held, given }: UploadQueue): UploadItem[] {
  if (held) return [];
  // One file shows whether the server accepts the named account.
  const most = given?.uploader ? 1 : CONCURRENCY;
  const sending = items.filter(({ state }) => state.name === 'sending').length;
  return items
    .filter(({ state, check }) => state.name === 'queued' && check?.name !== 'pending')
    .slice(0, Math.max(0, most - sending));
}

/** Adds files. A file that is dropped twice is added once. */
function addFiles(queue: UploadQueue, files: readonly File[], isChecked: boolean): UploadQueue {
  const known = new Set(queue.items.map(({ file }) => fingerprint(file)));
  const goesAlong = isRunning(queue);
  const items: UploadItem[] = [...queue.items];
  let { nextId } = queue;
  for (const file of files) {
    if (known.has(fingerprint(file))) continue;
    known.add(fingerprint(file));
    const added: UploadItem = {
      id: nextId,
      file,
      state: { name: 'waiting' },
      ...(isChecked && { check: { name: 'pending' } }),
    };
    items.push(goesAlong ? queued(added, queue.given) : added);
    nextId += 1;
  }
  return { ...queue, items, nextId };
}

function restoreFiles(queue: UploadQueue, kept: readonly PersistedUpload[]): UploadQueue {
  const present = new Set(queue.items.map(({ storageKey }) => storageKey));
  const added: UploadItem[] = [];
  for (const { isStarted, ...item } of kept) {
    if (present.has(item.storageKey)) continue;
    added.push({
      ...item,
      id: queue.nextId + added.length,
      state: { name: isStarted ? 'queued' : 'waiting' },
      check: { name: 'pending' },
    });
  }
  return { ...queue, items: [...queue.items, ...added], nextId: queue.nextId + added.length };
}

/** States of a file that has no response of the server and expects none soon. */
const BEFORE_SENDING: readonly UploadState['name'][] = ['waiting', 'queued', 'failed', 'cancelled'];

/** Whether the result of the check on this device still applies. */
export function isBeforeSending({ state }: UploadItem): boolean {
  return BEFORE_SENDING.includes(state.name);
}

/** Whether the check on this device is the only known result. */
export function isOnlyChecked(item: UploadItem): boolean {
  return isBeforeSending(item) || item.state.name === 'sending';
}

function settleCheck(queue: UploadQueue, id: number, result: CheckedFile | undefined): UploadQueue {
  if (result?.kind === 'refused') {
    const { code, message } = result;
    return move(queue, id, BEFORE_SENDING, { name: 'refused', code, message });
  }
  const items = queue.items.map((item) => {
    if (item.id !== id) return item;
    const { check: _before, ...rest } = item;
    return result ? { ...rest, check: { name: 'read' as const, preview: result.preview } } : rest;
  });
  return { ...queue, items };
}

function start(queue: UploadQueue, given: GivenWithFiles | undefined): UploadQueue {
  const items = queue.items.map((item) =>
    item.state.name === 'waiting' ? queued(item, given) : item,
  );
  const before = without(without(queue, 'uploaderProblem'), 'given');
  return { ...before, items, ...(given && { given }) };
}

function queued(item: UploadItem, given: GivenWithFiles | undefined): UploadItem {
  return { ...item, state: { name: 'queued' }, ...(given && { given }) };
}

/** Whether a file can be removed. A file that is being sent must be cancelled first. */
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

function without(queue: UploadQueue, key: 'held' | 'given' | 'uploaderProblem'): UploadQueue {
  const { [key]: _left, ...rest } = queue;
  return rest;
}
