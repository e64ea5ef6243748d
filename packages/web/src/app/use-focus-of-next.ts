import { useEffect, useRef } from 'react';

export interface FocusOfNextOptions {
  /** Selects what comes and goes in the host. */
  item: string;
  /** Selects what takes the focus in one of them; left out, the item itself. */
  target?: string;
}

/**
 * Whatever is taken off the page takes the focus with it: the next of its kind gets it, or the last,
 * or else the page. `keepFocus` is called before something is taken off. Who has gone elsewhere
 * meanwhile stays there.
 *
 * @param shown Changes when that has happened.
 */
export function useFocusOfNext(shown: unknown, { item, target }: FocusOfNextOptions) {
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
