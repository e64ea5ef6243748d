import type { LazyUploads } from '../uploads/lazy-uploads.js';
import { isOpen, type PersistedUpload, type UploadItem } from '../uploads/upload-queue.js';
import type { Uploads } from '../uploads/uploads.js';
import { openDevice, type PersistedFile } from './device-store.js';
import { claimUpload } from './unclaimed-upload.js';

/** The list is opened only if this device has files. */
interface PersistedList extends Pick<LazyUploads, 'get' | 'subscribe'> {
  readonly open: () => Promise<Pick<Uploads, 'restore' | 'markPersisted'>>;
}

/**
 * Saves the files of one account on this device until the server has them, and restores those of
 * earlier pages. A file belongs to one tab at a time, which holds its lock.
 *
 * @param onFull Called once if the device has no space for a file.
 * @returns Stops it. Saved files stay.
 */
export function persistUploads(
  uploads: PersistedList,
  ownerId: number,
  onFull: () => void,
): () => void {
  const release = new AbortController();
  const held = new Map<number, { isStarted: boolean; free: () => void }>();
  const refused = new Set<number>();
  let turn = claimUpload(ownerId)
    .then(restore)
    .catch(() => undefined);
  const stop = uploads.subscribe(() => {
    // Syncs run one after the other, each with the current list.
    turn = turn.then(sync).catch(() => undefined);
  });
  globalThis.addEventListener('online', look);
  document.addEventListener('visibilitychange', look);

  /** Takes over files of closed tabs. */
  function look(): void {
    turn = turn.then(restore).catch(() => undefined);
  }

  async function restore(): Promise<void> {
    const device = await openDevice();
    const kept = await device.getAllFromIndex('uploads', 'ownerId', ownerId);
    device.close();
    if (kept.length === 0) return;
    // Before any file is held, because held files that are not in the list are deleted.
    const list = await uploads.open();
    const mine: PersistedUpload[] = [];
    for (const file of kept) {
      const { key } = file;
      if (key === undefined || held.has(key) || !(await hold(key, file.isStarted))) continue;
      mine.push(toUpload(file, key));
    }
    if (release.signal.aborted) return;
    if (mine.length > 0) list.restore(await stillPersisted(mine));
  }

  /** Removes files that the previous tab sent before it released them. */
  async function stillPersisted(files: readonly PersistedUpload[]): Promise<PersistedUpload[]> {
    const device = await openDevice();
    const keys = new Set(await device.getAllKeysFromIndex('uploads', 'ownerId', ownerId));
    device.close();
    return files.filter(({ storageKey }) => keys.has(storageKey));
  }

  async function sync(): Promise<void> {
    if (release.signal.aborted) return;
    const items = uploads.get().items.filter(isUnsent);
    for (const item of items) {
      if (item.storageKey === undefined) await add(item);
      else await update(item, item.storageKey);
    }
    const wanted = new Set(items.map(({ storageKey }) => storageKey));
    for (const [key, { free }] of held) {
      if (wanted.has(key) || isUploading(key)) continue;
      const device = await openDevice();
      await device.delete('uploads', key);
      device.close();
      held.delete(key);
      free();
    }
  }

  function isUploading(key: number): boolean {
    return uploads.get().items.some((item) => item.storageKey === key && isUnsent(item));
  }

  async function add({ id, file, state, given }: UploadItem): Promise<void> {
    if (refused.has(id)) return;
    try {
      const { name, type, lastModified } = file;
      const isStarted = state.name !== 'waiting';
      const kept = {
        ownerId,
        name,
        type,
        lastModified,
        isStarted,
        bytes: await file.arrayBuffer(),
      };
      const device = await openDevice();
      const key = await device.add('uploads', {
        ...kept,
        ...(given !== undefined && { given }),
      });
      device.close();
      await hold(key, isStarted);
      (await uploads.open()).markPersisted(id, key);
    } catch (error) {
      // Not retried, because the file stays open while this page is open.
      refused.add(id);
      if (isFull(error) && refused.size === 1) onFull();
    }
  }

  async function update({ state, given }: UploadItem, key: number): Promise<void> {
    const known = held.get(key);
    const isStarted = state.name !== 'waiting';
    if (!known || known.isStarted === isStarted) return;
    const device = await openDevice();
    const kept = await device.get('uploads', key);
    if (kept) {
      await device.put('uploads', {
        ...kept,
        isStarted,
        ...(given !== undefined && { given }),
      });
    }
    device.close();
    known.isStarted = isStarted;
  }

  /** Takes a file for this tab. Returns false if another tab has it. */
  async function hold(key: number, isStarted: boolean): Promise<boolean> {
    const free = await lock(`cloudstreet.upload.${key}`, release.signal);
    if (!free) return false;
    held.set(key, { isStarted, free });
    return true;
  }

  return () => {
    stop();
    release.abort();
    globalThis.removeEventListener('online', look);
    document.removeEventListener('visibilitychange', look);
    for (const { free } of held.values()) free();
  };
}

/** Whether the server has not responded yet. */
function isUnsent(item: UploadItem): boolean {
  return isOpen(item) || item.state.name === 'failed';
}

function toUpload(
  { name, type, lastModified, bytes, given, isStarted }: PersistedFile,
  key: number,
) {
  return {
    file: new File([bytes], name, { type, lastModified }),
    storageKey: key,
    isStarted,
    ...(given !== undefined && { given }),
  };
}

function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}

/** Takes a lock if it is free, until it is released. Insecure pages have no locks. */
async function lock(name: string, signal: AbortSignal): Promise<(() => void) | undefined> {
  if (!('locks' in navigator)) return () => {};
  return new Promise((resolve) => {
    void navigator.locks.request(name, { ifAvailable: true }, (granted) => {
      if (!granted) return resolve(undefined);
      return new Promise<void>((free) => {
        signal.addEventListener('abort', () => free());
        resolve(free);
      });
    });
  });
}
