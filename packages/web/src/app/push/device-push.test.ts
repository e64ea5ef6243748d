import { afterEach, expect, test, vi } from 'vitest';
import { readPushState } from './device-push.js';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test('a device whose service worker is not ready in time is starting, and can be asked again', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('PushManager', {});
  vi.stubGlobal('Notification', { permission: 'default' });
  let resolve: (registration: object) => void = () => {};
  const ready = new Promise<object>((settle) => {
    resolve = settle;
  });
  const registration = { pushManager: { getSubscription: () => Promise.resolve(null) } };
  const value = { ready, getRegistration: () => Promise.resolve(registration) };
  Object.defineProperty(navigator, 'serviceWorker', { value, configurable: true });
  const state = readPushState(1);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await state).toBe('starting');
  resolve(registration);
  expect(await readPushState(1)).toBe('off');
});
