import { useVirtualizer } from '@tanstack/react-virtual';
import {
  type RefCallback,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
} from 'react';

/** Row that is being scrolled into view. */
export interface SoughtRow {
  readonly id: number;
  readonly index: number;
}

export interface RowsInView {
  /** First and last row to render. */
  readonly first: number;
  readonly last: number;
  /** Height of the rows before and after them in px. */
  readonly beforePx: number;
  readonly afterPx: number;
  readonly measure: RefCallback<HTMLElement>;
}

export interface RowsInViewOptions {
  rowCount: number;
  /** The table scrolls to it whenever it changes. */
  soughtRow: SoughtRow | undefined;
  onRange: (range: readonly [first: number, last: number]) => void;
}

/** Height of a row until it has been measured. */
const ROW_PX = 45;
const ROWS_BESIDE = 8;

/**
 * Returns the rows of a long table near the view. The table scrolls with the surrounding `main`.
 */
export function useRowsInView(
  host: RefObject<HTMLElement | null>,
  { rowCount, soughtRow, onRange }: RowsInViewOptions,
): RowsInView {
  // The virtualizer returns new state in the same object, which memoised code would miss.
  'use no memo';
  const place = usePlace(host);
  // oxlint-disable-next-line react/incompatible-library -- this hook is left out of memoisation
  const virtualizer = useVirtualizer({
    count: rowCount,
    getScrollElement: () => place?.pane ?? null,
    estimateSize: () => ROW_PX,
    // A row without layout has no height.
    measureElement: (row) => row.getBoundingClientRect().height || ROW_PX,
    scrollMargin: place?.marginPx ?? 0,
    overscan: ROWS_BESIDE,
  });
  const shown = virtualizer.getVirtualItems();
  const first = shown[0]?.index ?? 0;
  const last = shown.at(-1)?.index ?? Math.min(rowCount, ROWS_BESIDE * 2) - 1;

  const tellRange = useEffectEvent(onRange);
  useEffect(() => tellRange([first, last]), [first, last]);
  const bringIntoView = useEffectEvent((row: SoughtRow) =>
    virtualizer.scrollToIndex(row.index, { align: 'center' }),
  );
  useEffect(() => {
    if (soughtRow) bringIntoView(soughtRow);
  }, [soughtRow]);

  const marginPx = place?.marginPx ?? 0;
  const endPx = shown.at(-1)?.end ?? marginPx;
  return {
    first,
    last,
    beforePx: Math.max(0, (shown[0]?.start ?? marginPx) - marginPx),
    afterPx: shown.length > 0 ? virtualizer.getTotalSize() + marginPx - endPx : 0,
    measure: virtualizer.measureElement,
  };
}

interface PanePosition {
  pane: HTMLElement;
  /** Distance from the top of the pane to the first row. */
  marginPx: number;
}

/** Measures the position again whenever something above the table changes its height. */
function usePlace(host: RefObject<HTMLElement | null>): PanePosition | undefined {
  const [place, setPlace] = useState<PanePosition>();
  useLayoutEffect(() => {
    const pane = host.current?.closest<HTMLElement>('main');
    if (!host.current || !pane) return undefined;
    const element = host.current;
    const measure = () => {
      const head = element.querySelector('thead')?.getBoundingClientRect().height ?? 0;
      const top = element.getBoundingClientRect().top - pane.getBoundingClientRect().top;
      const marginPx = Math.round(top + pane.scrollTop + head);
      setPlace((before) => (before?.marginPx === marginPx ? before : { pane, marginPx }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const child of pane.children) observer.observe(child);
    return () => observer.disconnect();
  }, [host]);
  return place;
}
