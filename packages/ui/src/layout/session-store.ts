/** Texts stored by key, like `sessionStorage`. */
export type TextStore = Pick<Storage, 'getItem' | 'setItem'>;

/**
 * Stores texts in `sessionStorage`. If the browser refuses, as in a frame on another site, or if it
 * is full, nothing is stored.
 */
export const sessionStore: TextStore = {
  getItem(key) {
    try {
      return globalThis.sessionStorage.getItem(key);
    } catch {
      return null;
    }
  },
  setItem(key, value) {
    try {
      globalThis.sessionStorage.setItem(key, value);
    } catch {
      // Only scroll positions and pane sizes are stored. Without them the defaults apply.
    }
  },
};
