import { useEffect, useRef } from 'react';

export interface FocusNextItemOptions {
  /** Selector of the items. */
  item: string;
  /** Selector of the element to focus within an item, by default the item itself. */
  target?: string;
}

/**
 * Keeps the focus in a list when the focused item is removed: focuses the next item, the last one,
 * or the page. Call `keepFocus` before removing an item. Does nothing if the user moved the focus
 * in the meantime.
 *
 * @param shown Changes when the item is removed.
 */
export function useFocusNextItem(shown: unknown, { item, target }: FocusNextItemOptions) {
  const host = useRef<HTMLDivElement>(null);
  const lost = useRef<{ index: number; shown: unknown }>(null);
  const latest = useRef(shown);

  const items = () => [...(host.current?.querySelectorAll<HTMLElement>(item) ?? [])];
  function keepFocus(): void {
    const index = items().findIndex((one) => one.contains(document.activeElement));
    lost.current = { index: Math.max(0, index), shown: latest.current };
  }
  useEffect(() => {
    latest.current = shown;
    if (!lost.current || lost.current.shown === shown) return;
    const { activeElement } = document;
    if (host.current?.contains(activeElement)) {
      lost.current.shown = shown;
      return;
    }
    if (activeElement && activeElement !== document.body) {
      lost.current = null;
      return;
    }
    const left = items();
    const next = left[Math.min(lost.current.index, left.length - 1)];
    lost.current = null;
    const taker = next && target ? next.querySelector<HTMLElement>(target) : next;
    (taker ?? document.querySelector<HTMLElement>('main'))?.focus({ preventScroll: true });
  });
  return { host, keepFocus };
}
