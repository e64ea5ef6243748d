import type { Token } from './models.js';

/** A stored token with the time it was received, in Unix seconds by the client's clock. */
export interface StoredToken extends Token {
  created: number;
}

/** Stores the token of one account. `get` returns the same object until the token changes. */
export interface TokenStore {
  get(): StoredToken | undefined;
  set(token: StoredToken | undefined): void;
  /** Calls the listener after every change, also in other tabs. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** Runs a task while no other user of the same store runs one, if supported. */
  exclusively?<T>(task: () => Promise<T>): Promise<T>;
}

/** Stores the token in memory. */
export function memoryTokenStore(initial?: StoredToken): TokenStore {
  const listeners = new Set<() => void>();
  let token = initial;
  return {
    get: () => token,
    set(next) {
      token = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => addListener(listeners, listener),
  };
}

/**
 * Stores the token in the browser, shared by all tabs: a change in one tab applies to the others,
 * and only one of them renews it. If the browser denies storage, as in a third-party frame, or has
 * no room, the token is kept until the page is closed.
 *
 * @param key Name of the entry in `localStorage`.
 */
export function browserTokenStore(key = 'cloudstreet.token'): TokenStore {
  const storage = permittedStorage();
  if (!storage) return memoryTokenStore();
  const listeners = new Set<() => void>();
  let text: string | null = null;
  let token: StoredToken | undefined;
  /** Known to this tab only, because storage has no room. */
  let unstored: StoredToken | undefined;
  window.addEventListener('storage', (event) => {
    // A null key means that the storage was cleared.
    if (event.key !== key && event.key !== null) return;
    unstored = undefined;
    for (const listener of listeners) listener();
  });
  return {
    get() {
      if (unstored) return unstored;
      const current = storage.getItem(key);
      if (current !== text) {
        text = current;
        token = parseToken(current);
      }
      return token;
    },
    set(next) {
      unstored = undefined;
      try {
        if (next) storage.setItem(key, JSON.stringify(next));
        else storage.removeItem(key);
      } catch {
        unstored = next;
        // The previous token may be used up, so no other tab may use it.
        storage.removeItem(key);
      }
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => addListener(listeners, listener),
    exclusively: (task) =>
      // Locks exist only in secure contexts.
      'locks' in navigator ? withLock(`${key}.renewal`, task) : task(),
  };
}

/** Delay until other tabs see a change of the storage. */
const STORAGE_SYNC_MS = 500;

/** Resolves with the task, but holds the lock until other tabs see its changes. */
function withLock<T>(name: string, task: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const held = navigator.locks.request(name, async () => {
      const done = task();
      done.then(resolve, reject);
      await done.then(
        () => new Promise((seen) => setTimeout(seen, STORAGE_SYNC_MS)),
        () => undefined,
      );
    });
    held.catch(reject);
  });
}

/** Whether less than half of the token's lifetime is left. `nowS` is in Unix seconds. */
export function isDueForRenewal(token: StoredToken, nowS: number): boolean {
  return nowS - token.created > token.expires_in / 2;
}

function addListener(listeners: Set<() => void>, listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function permittedStorage(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}

/** Reads a token from a storage; undefined if it has none. */
export function parseToken(text: string | null): StoredToken | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isStoredToken(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isStoredToken(value: unknown): value is StoredToken {
  if (typeof value !== 'object' || value === null) return false;
  const { access_token: access, refresh_token: refresh } = value as Partial<StoredToken>;
  return typeof access === 'string' && typeof refresh === 'string';
}

export type StaticToken = string | (() => string | undefined | Promise<string | undefined>);
