import { afterEach, expect, test, vi } from 'vitest';
import { sessionStore } from './session-store.js';

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

test('stores texts for the session', () => {
  expect(sessionStore.getItem('place')).toBeNull();
  sessionStore.setItem('place', '640');
  expect(sessionStore.getItem('place')).toBe('640');
});

test('stores nothing if the browser refuses storage, as in frames', () => {
  vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied.', 'SecurityError');
  });
  sessionStore.setItem('place', '640');
  expect(sessionStore.getItem('place')).toBeNull();
});

test('does not fail if storage is full', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError');
  });
  expect(() => sessionStore.setItem('place', '640')).not.toThrow();
});
