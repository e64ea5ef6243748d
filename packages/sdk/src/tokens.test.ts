import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { browserTokenStore, memoryTokenStore, type StoredToken } from './tokens.js';

const token: StoredToken = {
  token_type: 'Bearer',
  access_token: 'a',
  refresh_token: 'r',
  expires_in: 3600,
  scope: 'declare upload',
  created: 1_000_000,
};

test('a store in memory notifies listeners until they unsubscribe', () => {
  const store = memoryTokenStore();
  const listener = vi.fn<() => void>();
  const stop = store.subscribe(listener);
  store.set(token);
  expect(store.get()).toBe(token);
  stop();
  store.set(undefined);
  expect(store.get()).toBeUndefined();
  expect(listener).toHaveBeenCalledOnce();
});

describe('a store in the browser', () => {
  let entries: Map<string, string>;
  let tab: EventTarget;

  beforeEach(() => {
    entries = new Map();
    tab = new EventTarget();
    const localStorage = {
      getItem: (key: string) => entries.get(key) ?? null,
      setItem: (key: string, value: string) => entries.set(key, value),
      removeItem: (key: string) => entries.delete(key),
    };
    vi.stubGlobal('window', Object.assign(tab, { localStorage }));
  });

  afterEach(() => vi.unstubAllGlobals());

  /** Simulates a change by another tab. */
  function changeElsewhere(key: string, value: string) {
    entries.set(key, value);
    tab.dispatchEvent(Object.assign(new Event('storage'), { key }));
  }

  test('persists across pages', () => {
    browserTokenStore().set(token);
    expect(browserTokenStore().get()).toEqual(token);
    browserTokenStore().set(undefined);
    expect(browserTokenStore().get()).toBeUndefined();
  });

  test('returns the same object until the token changes', () => {
    const store = browserTokenStore();
    store.set(token);
    expect(store.get()).toBe(store.get());
  });

  test('uses a token that another tab stored', () => {
    const store = browserTokenStore('k');
    const listener = vi.fn<() => void>();
    store.subscribe(listener);
    changeElsewhere('other', '{}');
    expect(listener).not.toHaveBeenCalled();
    changeElsewhere('k', JSON.stringify({ ...token, access_token: 'b' }));
    expect(listener).toHaveBeenCalledOnce();
    expect(store.get()?.access_token).toBe('b');
  });

  test.each(['', '{', 'null', '"a"', '{"access_token":"a"}'])('treats %j as no token', (text) => {
    entries.set('cloudstreet.token', text);
    expect(browserTokenStore().get()).toBeUndefined();
  });

  test('keeps the token in memory if storage is denied', () => {
    const refused = {
      get localStorage(): never {
        throw new DOMException('Access is denied.', 'SecurityError');
      },
    };
    vi.stubGlobal('window', refused);
    const store = browserTokenStore();
    store.set(token);
    expect(store.get()).toBe(token);
  });

  test('falls back to memory without room and removes the previous token for other tabs', () => {
    const store = browserTokenStore('k');
    const listener = vi.fn<() => void>();
    store.subscribe(listener);
    store.set(token);
    vi.spyOn(window.localStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    const renewed = { ...token, access_token: 'b' };
    store.set(renewed);
    expect(store.get()).toBe(renewed);
    expect(listener).toHaveBeenCalledTimes(2);
    expect(entries.size).toBe(0);
    changeElsewhere('k', JSON.stringify({ ...token, access_token: 'c' }));
    expect(store.get()?.access_token).toBe('c');
    store.set(renewed);
    store.set(undefined);
    expect(store.get()).toBeUndefined();
  });

  test('lets one tab at a time renew if the browser has locks', async () => {
    const request = vi.fn<(name: string, task: () => Promise<string>) => Promise<string>>(
      (_name, task) => task(),
    );
    vi.stubGlobal('navigator', { locks: { request } });
    const done = browserTokenStore('k').exclusively?.(() => Promise.resolve('renewed'));
    expect(await done).toBe('renewed');
    expect(request.mock.calls[0]?.[0]).toBe('k.renewal');
  });
});
