import { type RefObject, useLayoutEffect, useState } from 'react';

/** Where a list stands. */
export interface ListPlace {
  /** The pane that scrolls it. */
  readonly pane: HTMLElement;
  /** How far below the pane's top the list begins, in px. */
  readonly marginPx: number;
  readonly widthPx: number;
}

/**
 * Measures where a list stands, and again whenever something above it grows or the pane does;
 * `undefined` until the list is in the document.
 */
export function useListPlace(ref: RefObject<HTMLElement | null>): ListPlace | undefined {
  const [place, setPlace] = useState<ListPlace>();
  useLayoutEffect(() => {
    const list = ref.current;
    const pane = list?.closest<HTMLElement>('main');
    if (!list || !pane) return undefined;
    const measure = () => {
      const { top, width } = list.getBoundingClientRect();
      const marginPx = Math.round(top - pane.getBoundingClientRect().top + pane.scrollTop);
      setPlace((last) => {
        const isSame = last?.pane === pane && last.marginPx === marginPx && last.widthPx === width;
        return isSame ? last : { pane, marginPx, widthPx: width };
      });
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const child of pane.children) observer.observe(child);
    return () => observer.disconnect();
  }, [ref]);
  return place;
}
