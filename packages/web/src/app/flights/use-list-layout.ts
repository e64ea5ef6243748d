import { type RefObject, useLayoutEffect, useState } from 'react';
import type { ListRow } from './list-rows.js';

/** Position and row heights of a list. */
export interface ListLayout {
  /** Scroll container. */
  readonly pane: HTMLElement;
  /** Distance from the top of the pane to the list, in px. */
  readonly marginPx: number;
  readonly widthPx: number;
  /** Height of each kind of row in px. */
  readonly heightsPx: Readonly<Record<ListRow['kind'], number>>;
}

/**
 * Measures a list, and measures it again when the pane, a row or anything above the list changes
 * its size.
 *
 * @param ref Element of the list. It contains a sample row of each kind, marked by `data-sample`.
 * @returns `undefined` until the list is in the document.
 */
export function useListLayout(ref: RefObject<HTMLElement | null>): ListLayout | undefined {
  const [layout, setLayout] = useState<ListLayout>();
  useLayoutEffect(() => {
    const list = ref.current;
    const pane = list?.closest<HTMLElement>('main');
    if (!list || !pane) return undefined;
    const measure = () => {
      const next = measureLayout(list, pane);
      setLayout((last) => (last && isSame(last, next) ? last : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const child of pane.children) observer.observe(child);
    for (const sample of list.querySelectorAll('[data-sample]')) observer.observe(sample);
    return () => observer.disconnect();
  }, [ref]);
  return layout;
}

function measureLayout(list: HTMLElement, pane: HTMLElement): ListLayout {
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

function isSame(a: ListLayout, b: ListLayout): boolean {
  const kinds = ['heading', 'flights', 'loader'] as const;
  return (
    a.pane === b.pane &&
    a.marginPx === b.marginPx &&
    a.widthPx === b.widthPx &&
    kinds.every((kind) => a.heightsPx[kind] === b.heightsPx[kind])
  );
}
