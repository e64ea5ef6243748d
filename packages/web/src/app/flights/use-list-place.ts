import { type RefObject, useLayoutEffect, useState } from 'react';
import type { ListRow } from './list-rows.js';

/** Where a list stands. */
export interface ListPlace {
  /** The pane that scrolls it. */
  readonly pane: HTMLElement;
  /** How far below the pane's top the list begins, in px. */
  readonly marginPx: number;
  readonly widthPx: number;
  /** How high a row of each kind is, in px: all of one kind are alike. */
  readonly heightsPx: Readonly<Record<ListRow['kind'], number>>;
}

/**
 * Measures where a list stands, and again whenever something above it grows, the pane or a row does;
 * `undefined` until the list is in the document.
 *
 * @param ref The list's element. In it stands a sample of a heading, a line and a loader, named by `data-sample`.
 */
export function useListPlace(ref: RefObject<HTMLElement | null>): ListPlace | undefined {
  const [place, setPlace] = useState<ListPlace>();
  useLayoutEffect(() => {
    const list = ref.current;
    const pane = list?.closest<HTMLElement>('main');
    if (!list || !pane) return undefined;
    const measure = () => {
      const next = measurePlace(list, pane);
      setPlace((last) => (last && isSame(last, next) ? last : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const child of pane.children) observer.observe(child);
    for (const sample of list.querySelectorAll('[data-sample]')) observer.observe(sample);
    return () => observer.disconnect();
  }, [ref]);
  return place;
}

function measurePlace(list: HTMLElement, pane: HTMLElement): ListPlace {
  const { top, width } = list.getBoundingClientRect();
  const heightOf = (kind: ListRow['kind']) =>
    list.querySelector(`[data-sample="${kind}"]`)?.getBoundingClientRect().height ?? 0;
  const lineHeightPx = heightOf('skeletons');
  return {
    pane,
    marginPx: Math.round(top - pane.getBoundingClientRect().top + pane.scrollTop),
    widthPx: width,
    heightsPx: {
      heading: heightOf('heading'),
      flights: lineHeightPx,
      skeletons: lineHeightPx,
      loader: heightOf('loader'),
    },
  };
}

function isSame(a: ListPlace, b: ListPlace): boolean {
  const kinds = ['heading', 'flights', 'loader'] as const;
  return (
    a.pane === b.pane &&
    a.marginPx === b.marginPx &&
    a.widthPx === b.widthPx &&
    kinds.every((kind) => a.heightsPx[kind] === b.heightsPx[kind])
  );
}
