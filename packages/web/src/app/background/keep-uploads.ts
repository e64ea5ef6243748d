import { isOpen, type KeptUpload, type UploadItem } from '../uploads/upload-queue.js';
import type { Uploads } from '../uploads/uploads.js';
import { type KeptFile, openDevice } from './device-store.js';

type KeptList = Pick<Uploads, 'get' | 'subscribe' | 'restore' | 'markKept'>;

/**
 * Keeps the files of one account on this device until the server has them, and puts back on the list
 * what an earlier page left. A file belongs to one tab at a time, which holds its lock.
 *
 * @param onFull Told once that there is no room for a file.
 * @returns The way to stop; what is kept stays.
 */
export function keepUploads(uploads: KeptList, ownerId: number, onFull: () => void): () => void {
  const release = new AbortController();
  const held = new Map<number, { isStarted: boolean; free: () => void }>();
  const refused = new Set<number>();
  let turn = restore().catch(() => undefined);
  const stop = uploads.subscribe(() => {
    // One after the other, and each sees the list as it is then.
    turn = turn.then(sync).catch(() => undefined);
  });
  globalThis.addEventListener('online', look);
  document.addEventListener('visibilitychange', look);

  /** Another tab may have been closed with files on its list. */
  function look(): void {
    turn = turn.then(restore).catch(() => undefined);
  }

  async function restore(): Promise<void> {
    const device = await openDevice();
    const kept = await device.getAllFromIndex('uploads', 'ownerId', ownerId);
    device.close();
    const mine: KeptUpload[] = [];
    for (const file of kept) {
      const { key } = file;
      if (key === undefined || held.has(key) || !(await hold(key, file.isStarted))) continue;
      mine.push(toUpload(file, key));
    }
    if (release.signal.aborted) return;
    if (mine.length > 0) uploads.restore(await stillKept(mine));
  }

  /** The tab that had them may have sent some before it let go. */
  async function stillKept(files: readonly KeptUpload[]): Promise<KeptUpload[]> {
    const device = await openDevice();
    const keys = new Set(await device.getAllKeysFromIndex('uploads', 'ownerId', ownerId));
    device.close();
    return files.filter(({ keptAs }) => keys.has(keptAs));
  }

  async function sync(): Promise<void> {
    if (release.signal.aborted) return;
    const items = uploads.get().items.filter(isUnsent);
    for (const item of items) {
      if (item.keptAs === undefined) await add(item);
      else await update(item, item.keptAs);
    }
    const wanted = new Set(items.map(({ keptAs }) => keptAs));
    for (const [key, { free }] of held) {
      if (wanted.has(key) || isComing(key)) continue;
      const device = await openDevice();
      await device.delete('uploads', key);
      device.close();
      held.delete(key);
      free();
    }
  }

  function isComing(key: number): boolean {
    return uploads.get().items.some((item) => item.keptAs === key && isUnsent(item));
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
      uploads.markKept(id, key);
    } catch (error) {
      // Not tried again: the page is still open, and so is the file.
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

  /** Takes a file for this tab; false where another has it. */
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

/** Whether the server has not answered for it. */
function isUnsent(item: UploadItem): boolean {
  return isOpen(item) || item.state.name === 'failed';
}

function toUpload({ name, type, lastModified, bytes, given, isStarted }: KeptFile, key: number) {
  return {
    file: new File([bytes], name, { type, lastModified }),
    keptAs: key,
    isStarted,
    ...(given !== undefined && { given }),
  };
}

function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}

/** Takes a lock if it is free, until it is given back; pages that are not secure have none. */
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
