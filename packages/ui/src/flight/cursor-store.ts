/** Time of the cursor in a store, for components that follow it without rendering again. */
export interface CursorStore {
  /** Unix seconds; `null` for none. */
  get: () => number | null;
  set: (timeS: number | null) => void;
  subscribe: (listener: () => void) => () => void;
}

export function createCursorStore(initialS: number | null = null): CursorStore {
  const listeners = new Set<() => void>();
  let current = initialS;
  return {
    get: () => current,
    set(timeS) {
      if (timeS === current) return;
      current = timeS;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
