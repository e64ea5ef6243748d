/** Texts by keys, like `sessionStorage`. */
export type TextStore = Pick<Storage, 'getItem' | 'setItem'>;

/**
 * `sessionStorage`. If the browser refuses it, as in a frame on another site, or it is full,
 * nothing is stored.
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
      // Only scroll positions and pane sizes are stored; without them the defaults apply.
    }
  },
};
