import { type RefCallback, useCallback } from 'react';

/** Where scroll positions are kept: `sessionStorage`, or anything like it. */
export type ScrollStore = Pick<Storage, 'getItem' | 'setItem'>;

/**
 * A ref for a scrolling element that comes back to where it was. Content that arrives late is
 * waited for, until the person scrolls.
 *
 * @param key Names the place, such as `primary:/flight`; each has a position of its own.
 */
export function useScrollMemory(
  key: string,
  store: ScrollStore = globalThis.sessionStorage,
): RefCallback<HTMLElement> {
  return useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined;
      const stop = restore(element, Number(store.getItem(storeKey(key)) ?? 0));
      const save = () => store.setItem(storeKey(key), String(Math.round(element.scrollTop)));
      element.addEventListener('scrollend', save);
      return () => {
        stop();
        element.removeEventListener('scrollend', save);
      };
    },
    [key, store],
  );
}

function storeKey(key: string): string {
  return `cs-scroll:${key}`;
}

/** Scrolls to the position now and after each growth of the content, until it is reached. */
function restore(element: HTMLElement, position: number): () => void {
  element.scrollTop = position;
  if (position === 0 || element.scrollTop >= position) return () => undefined;
  const observer = new ResizeObserver(() => {
    element.scrollTop = position;
    if (element.scrollTop >= position) stop();
  });
  const interrupt = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;
  const stop = () => {
    observer.disconnect();
    for (const type of interrupt) element.removeEventListener(type, stop);
  };
  for (const child of element.children) observer.observe(child);
  for (const type of interrupt) element.addEventListener(type, stop, { passive: true });
  return stop;
}
