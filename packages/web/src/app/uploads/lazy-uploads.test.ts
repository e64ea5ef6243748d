import { expect, test, vi } from 'vitest';
import { createLazyUploads } from './lazy-uploads.js';
import { EMPTY_QUEUE } from './upload-queue.js';
import type { Uploads } from './uploads.js';

function fakeUploads() {
  const listeners = new Set<() => void>();
  const queue = { ...EMPTY_QUEUE, nextId: 7 };
  const uploads = {
    get: () => queue,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  } as Partial<Uploads> as Uploads;
  return { uploads, queue, change: () => listeners.forEach((listener) => listener()) };
}

test('is empty until it is opened, and then passes on every change', async () => {
  const { uploads, queue, change } = fakeUploads();
  const load = vi.fn(async () => uploads);
  const lazy = createLazyUploads(load);
  const listener = vi.fn();
  lazy.subscribe(listener);
  lazy.forget();
  expect(lazy.get()).toBe(EMPTY_QUEUE);
  expect(load).not.toHaveBeenCalled();

  await expect(Promise.all([lazy.open(), lazy.open()])).resolves.toEqual([uploads, uploads]);
  expect(load).toHaveBeenCalledOnce();
  expect(lazy.get()).toBe(queue);
  change();
  expect(listener).toHaveBeenCalledOnce();
});

test('loads its code again after a lost connection', async () => {
  const { uploads } = fakeUploads();
  const load = vi.fn(async () => uploads).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const lazy = createLazyUploads(load);
  await expect(lazy.open()).rejects.toThrow('Failed to fetch');
  await expect(lazy.open()).resolves.toBe(uploads);
});
