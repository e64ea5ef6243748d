import type { Token } from './models.js';

/** A token as it is kept: with the moment it came, in unix seconds by the client's clock. */
export interface StoredToken extends Token {
  created: number;
}

/** Keeps the token of one account. `get` returns the same object until the token changes. */
export interface TokenStore {
  get(): StoredToken | undefined;
  set(token: StoredToken | undefined): void;
  /** Calls back after every change, also one made elsewhere. Returns how to stop. */
  subscribe(listener: () => void): () => void;
  /** Runs a task while no other holder of the same store runs one, where that can be had. */
  exclusively?<T>(task: () => Promise<T>): Promise<T>;
}

/** Keeps the token as long as the program runs. */
export function memoryTokenStore(initial?: StoredToken): TokenStore {
  const listeners = new Set<() => void>();
  let token = initial;
  return {
    get: () => token,
    set(next) {
      token = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => subscribed(listeners, listener),
  };
}

/**
 * Keeps the token in the browser, shared by all tabs: a change in one tab is adopted by the others,
 * and only one of them renews it. Where the browser refuses storage, as in a frame on another site,
 * or has no room, the token lives as long as the page.
 *
 * @param key Names the entry in `localStorage`.
 */
export function browserTokenStore(key = 'cloudstreet.token'): TokenStore {
  const storage = permittedStorage();
  if (!storage) return memoryTokenStore();
  const listeners = new Set<() => void>();
  let text: string | null = null;
  let token: StoredToken | undefined;
  /** Held by this tab alone: there was no room for it. */
  let unstored: StoredToken | undefined;
  window.addEventListener('storage', (event) => {
    // A null key means that everything was cleared.
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
        // What it replaces may be spent: no other tab is to use it.
        storage.removeItem(key);
      }
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => subscribed(listeners, listener),
    exclusively: (task) =>
      // Only pages served securely have locks.
      'locks' in navigator ? withLock(`${key}.renewal`, task) : task(),
  };
}

/** Another tab may see what was stored only a moment later. */
const SEEN_MS = 500;

/** The lock is kept until others see what the task stored; its own answer comes at once. */
function withLock<T>(name: string, task: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const held = navigator.locks.request(name, async () => {
      const done = task();
      done.then(resolve, reject);
      await done.then(
        () => new Promise((seen) => setTimeout(seen, SEEN_MS)),
        () => undefined,
      );
    });
    held.catch(reject);
  });
}

/** Whether less than half of the token's lifetime is left. `nowS` is in unix seconds. */
export function isDueForRenewal(token: StoredToken, nowS: number): boolean {
  return nowS - token.created > token.expires_in / 2;
}

function subscribed(listeners: Set<() => void>, listener: () => void): () => void {
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

function parseToken(text: string | null): StoredToken | undefined {
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
