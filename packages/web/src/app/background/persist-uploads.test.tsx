import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { reduceUploads, type UploadAction } from '../uploads/reduce-uploads.js';
import { EMPTY_QUEUE } from '../uploads/upload-queue.js';
import { openDevice } from './device-store.js';
import { persistUploads } from './persist-uploads.js';
import { saveUnclaimed } from './unclaimed-upload.js';

const stops: (() => void)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) stop();
  const device = await openDevice();
  await device.clear('uploads');
  device.close();
});

/** The list of one tab. */
function openTab(ownerId: number, onFull = () => {}) {
  const listeners = new Set<() => void>();
  let queue = EMPTY_QUEUE;
  const dispatch = (action: UploadAction) => {
    queue = reduceUploads(queue, action);
    for (const listener of listeners) listener();
  };
  const close = persistUploads(
    {
      get: () => queue,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      open: async () => ({
        restore: (kept) => dispatch({ type: 'restore', kept }),
        markPersisted: (id, key) => dispatch({ type: 'kept', id, key }),
      }),
    },
    ownerId,
    onFull,
  );
  stops.push(close);
  return { dispatch, close, items: () => queue.items };
}

async function countKept(): Promise<number> {
  const device = await openDevice();
  const count = await device.count('uploads');
  device.close();
  return count;
}

function flight(name = 'flight.igc'): File {
  return new File(['AXXX'], name, { lastModified: 5 });
}

async function leaveFile(): Promise<void> {
  const tab = openTab(1);
  tab.dispatch({ type: 'add', files: [flight()] });
  tab.dispatch({ type: 'start', given: { aircraftId: 7 } });
  await vi.waitFor(() => expect(tab.items()[0]?.storageKey).toBeTypeOf('number'));
  tab.close();
}

test('restores files of a closed page with their choices', async () => {
  await leaveFile();
  const { items } = openTab(1);
  await vi.waitFor(() => expect(items()).toHaveLength(1));
  const [item] = items();
  expect(item).toMatchObject({ given: { aircraftId: 7 }, state: { name: 'queued' } });
  expect(item?.file).toMatchObject({ name: 'flight.igc', lastModified: 5, size: 4 });
});

test('gives the file of a visitor to the account that signs in', async () => {
  await saveUnclaimed(flight('first.igc'), undefined);
  await saveUnclaimed(flight('second.igc'), 7);
  const { items } = openTab(1);
  await vi.waitFor(() => expect(items()).toHaveLength(1));
  expect(items()[0]).toMatchObject({
    file: { name: 'second.igc' },
    given: { aircraftId: 7 },
    state: { name: 'waiting' },
  });
  openTab(2);
  expect(await countKept()).toBe(1);
});

test('forgets files once the server has responded', async () => {
  const { dispatch, items } = openTab(1);
  dispatch({ type: 'add', files: [flight()] });
  await vi.waitFor(() => expect(items()[0]?.storageKey).toBeTypeOf('number'));
  const [{ id } = { id: 0 }] = items();
  dispatch({ type: 'start' });
  dispatch({ type: 'send', id });
  dispatch({ type: 'settle', id, state: { name: 'done', flights: [] } });
  await vi.waitFor(async () => expect(await countKept()).toBe(0));
});

test('hides files from another account and keeps them for the first', async () => {
  await leaveFile();
  const other = openTab(2);
  other.dispatch({ type: 'add', files: [flight('own.igc')] });
  await vi.waitFor(async () => expect(await countKept()).toBe(2));
  expect(other.items().map(({ file }) => file.name)).toEqual(['own.igc']);
  other.close();
  const { items } = openTab(1);
  await vi.waitFor(() => expect(items()).toHaveLength(1));
});

test('reports full storage once and keeps the files on the list', async () => {
  const onFull = vi.fn<() => void>();
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  const { dispatch, items } = openTab(1, onFull);
  dispatch({ type: 'add', files: [flight('one.igc'), flight('two.igc')] });
  await vi.waitFor(() => expect(onFull).toHaveBeenCalledOnce());
  expect(items()).toHaveLength(2);
});
