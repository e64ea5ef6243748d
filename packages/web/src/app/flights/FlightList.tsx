import type { FlightFilter } from '@cloudstreet/sdk';
import { flightQueries } from '@cloudstreet/sdk/react';

import { FlightTile, FlightTileSkeleton } from '@cloudstreet/ui/tiles/FlightTile';
import { LocalDate } from '@cloudstreet/ui/values';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useApp } from '../context.js';
import { useMessages } from '../messages.js';
import { flightPath } from '../paths.js';
import * as styles from './FlightList.css.js';
import { type ListRow, listRows, rowKey } from './list-rows.js';

export interface FlightListProps {
  filter: FlightFilter;
  /** Stands where no flight matches. */
  empty: ReactNode;
}

/** Heights until a row has been measured, in px. */
const TILE_PX = 92;
const DAY_PX = 42;

/**
 * Flights without an end: the next page is asked for when the end comes into view, and only the
 * rows near the view are in the document. Scrolls with the `main` around it.
 */
export function FlightList({ filter, empty }: FlightListProps) {
  // The virtualizer hands out a new state in the same object, which memoised code would miss.
  'use no memo';
  const { api } = useApp();
  const messages = useMessages();
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } =
    useInfiniteQuery(flightQueries.list(api, filter));
  const rows = listRows({
    flights: data?.pages.flat(),
    isComplete: data !== undefined && !hasNextPage,
    byDay: filter.order_by === 'scoring_date',
  });

  const listRef = useRef<HTMLDivElement>(null);
  const { pane, marginPx } = useSurroundingPane(listRef);
  // oxlint-disable-next-line react/incompatible-library -- this component is left out of memoisation
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => pane,
    estimateSize: (index) => (rows[index]?.kind === 'day' ? DAY_PX : TILE_PX),
    getItemKey: (index) => rowKey(rows[index]!),
    scrollMargin: marginPx,
    overscan: 6,
  });
  const shown = virtualizer.getVirtualItems();

  const seesLoader = shown.some(({ index }) => rows[index]?.kind === 'loader');
  useEffect(() => {
    if (seesLoader && hasNextPage && !isFetchingNextPage && !isFetchNextPageError) {
      void fetchNextPage();
    }
  }, [seesLoader, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);

  if (rows.length === 0) return empty;
  return (
    <div
      ref={listRef}
      className={styles.list}
      style={{ blockSize: virtualizer.getTotalSize() }}
      role="feed"
      aria-label={messages['flights.list']()}
      aria-busy={data === undefined || isFetchingNextPage}
    >
      {shown.map(({ key, index, start }) => (
        <div
          key={key}
          ref={virtualizer.measureElement}
          data-index={index}
          className={styles.row}
          style={{ transform: `translateY(${start - marginPx}px)` }}
        >
          <Row row={rows[index]!} />
        </div>
      ))}
    </div>
  );
}

function Row({ row }: { row: ListRow }) {
  switch (row.kind) {
    case 'day':
      return (
        <h2 className={styles.day}>
          <LocalDate date={row.date} dateStyle="full" />
        </h2>
      );
    case 'flight':
      return <FlightTile flight={row.flight} href={flightPath(row.flight.id)} />;
    case 'skeleton':
      return <FlightTileSkeleton />;
    case 'loader':
      return <div className={styles.loader} />;
  }
}

/** The scrolling pane around an element, and how far below its top the element begins. */
function useSurroundingPane(ref: React.RefObject<HTMLElement | null>) {
  const [place, setPlace] = useState<{ pane: HTMLElement | null; marginPx: number }>({
    pane: null,
    marginPx: 0,
  });
  useLayoutEffect(() => {
    const pane = ref.current?.closest<HTMLElement>('main') ?? null;
    if (!pane || !ref.current) return;
    const measure = () => {
      const top = ref.current?.getBoundingClientRect().top ?? 0;
      const marginPx = Math.round(top - pane.getBoundingClientRect().top + pane.scrollTop);
      setPlace((last) =>
        last.pane === pane && last.marginPx === marginPx ? last : { pane, marginPx },
      );
    };
    measure();
    // What stands above the list may grow when its data arrives.
    const observer = new ResizeObserver(measure);
    for (const child of pane.children) observer.observe(child);
    return () => observer.disconnect();
  }, [ref]);
  return place;
}
