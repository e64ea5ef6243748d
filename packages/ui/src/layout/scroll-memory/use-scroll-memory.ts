import { type RefCallback, useCallback } from 'react';
import { sessionStore, type TextStore } from '../session-store.js';

/**
 * Returns a ref for a scrolling element that restores its position. It waits for late content until
 * the user scrolls.
 *
 * @param key Name of the place, such as `primary:/flight`. Each has its own position.
 * @param store Storage of the positions.
 */
export function useScrollMemory(
  key: string,
  store: TextStore = sessionStore,
): RefCallback<HTMLElement> {
  return useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined;
      const restoring = restore(element, Number(store.getItem(storeKey(key)) ?? 0));
      // Read while scrolling, because the content may be gone before the element is.
      let position = element.scrollTop;
      const read = () => {
        position = element.scrollTop;
      };
      const save = () => {
        // An intermediate position must not replace the one that is still being restored.
        if (!restoring.isWaiting()) store.setItem(storeKey(key), String(position));
      };
      element.addEventListener('scroll', read, { passive: true });
      element.addEventListener('scrollend', save);
      // Not every browser has the `scrollend` event.
      globalThis.addEventListener('pagehide', save);
      return () => {
        save();
        restoring.stop();
        element.removeEventListener('scroll', read);
        element.removeEventListener('scrollend', save);
        globalThis.removeEventListener('pagehide', save);
      };
    },
    [key, store],
  );
}

function storeKey(key: string): string {
  return `cs-scroll:${key}`;
}

interface Restoring {
  /** Whether the position was not reached yet, because content is missing. */
  readonly isWaiting: () => boolean;
  readonly stop: () => void;
}

/** Tolerance of a position, which may not be a whole number of device pixels. */
const NEAR_PX = 1;

/** Scrolls to the position now and whenever the content grows, until it is reached. */
function restore(element: HTMLElement, position: number): Restoring {
  const interrupt = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;
  let isWaiting = true;
  const observer = new ResizeObserver(approach);
  const stop = () => {
    isWaiting = false;
    observer.disconnect();
    for (const type of interrupt) element.removeEventListener(type, stop);
  };
  function approach(): void {
    element.scrollTop = position;
    if (element.scrollTop > position - NEAR_PX) stop();
  }
  for (const child of element.children) observer.observe(child);
  for (const type of interrupt) element.addEventListener(type, stop, { passive: true });
  approach();
  return { isWaiting: () => isWaiting, stop };
}
