import { afterEach, expect, test, vi } from 'vitest';
import { keepScreenOn } from './keep-screen-on.js';

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'wakeLock');
});

function withWakeLock() {
  const release = vi.fn(async () => {});
  const request = vi.fn(async () => ({ release }));
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
  return { request, release };
}

function show(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Lets the requests end. */
const nextTask = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve);
  });

test('requests the lock again when the page is visible again, until the end', async () => {
  const { request, release } = withWakeLock();
  const end = keepScreenOn();
  expect(request).toHaveBeenCalledOnce();
  show('hidden');
  expect(request).toHaveBeenCalledOnce();
  show('visible');
  expect(request).toHaveBeenCalledTimes(2);
  await nextTask();
  end();
  expect(release).toHaveBeenCalledOnce();
  show('visible');
  expect(request).toHaveBeenCalledTimes(2);
});

test('gives back a lock that comes after the end', async () => {
  const { release } = withWakeLock();
  keepScreenOn()();
  await vi.waitFor(() => expect(release).toHaveBeenCalledOnce());
});

test('does without a lock where the browser has none or refuses', async () => {
  expect(() => keepScreenOn()()).not.toThrow();
  const { request } = withWakeLock();
  request.mockRejectedValue(new DOMException('', 'NotAllowedError'));
  expect(() => keepScreenOn()()).not.toThrow();
});
