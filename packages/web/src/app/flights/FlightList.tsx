import type { FlightFilter } from '@cloudstreet/sdk';
import { flightQueries } from '@cloudstreet/sdk/react';
import { FlightTile, FlightTileSkeleton } from '@cloudstreet/ui/tiles/FlightTile';
import { LocalDate } from '@cloudstreet/ui/values';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useVirtualizer } from '@tanstack/react-virtual';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type ReactNode, useEffect, useRef } from 'react';
import { useApp } from '../context.js';
import { useMessages } from '../messages.js';
import { flightPath } from '../paths.js';
import * as styles from './FlightList.css.js';
import { type Grouping, type ListRow, listRows, rowKey } from './list-rows.js';
import { useListPlace } from './use-list-place.js';

export interface FlightListProps {
  filter: FlightFilter;
  /** What stands above its flights where the list is in order of days. */
  grouping?: Grouping;
  /** Stands where no flight matches. */
  empty: ReactNode;
}

/** Heights until a row has been measured, in px. */
const LINE_PX = 92;
const HEADING_PX = 42;

/** A tile needs this much to show its parts beside each other, in px. */
const TILE_WIDTH_PX = 560;

/**
 * Flights without an end: the next page is asked for when the end comes into view, and only the
 * rows near the view are in the document. Scrolls with the `main` around it.
 */
export function FlightList({ filter, grouping = 'day', empty }: FlightListProps) {
  // The virtualizer hands out a new state in the same object, which memoised code would miss.
  'use no memo';
  const { api } = useApp();
  const messages = useMessages();
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } =
    useInfiniteQuery(flightQueries.list(api, filter));
  const listRef = useRef<HTMLDivElement>(null);
  const { pane, marginPx, widthPx } = useListPlace(listRef);
  const columns = Math.max(1, Math.floor(widthPx / TILE_WIDTH_PX));
  const rows = listRows({
    flights: data?.pages.flat(),
    isComplete: data !== undefined && !hasNextPage,
    grouping: filter.order_by === 'scoring_date' ? grouping : undefined,
    columns,
  });
  // oxlint-disable-next-line react/incompatible-library -- this component is left out of memoisation
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => pane,
    estimateSize: (index) => (rows[index]?.kind === 'heading' ? HEADING_PX : LINE_PX),
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
    <section
      ref={listRef}
      className={styles.list}
      style={{
        blockSize: virtualizer.getTotalSize(),
        ...assignInlineVars({ [styles.columns]: String(columns) }),
      }}
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
          <Row row={rows[index]!} grouping={grouping} />
        </div>
      ))}
    </section>
  );
}

function Row({ row, grouping }: { row: ListRow; grouping: Grouping }) {
  switch (row.kind) {
    case 'heading':
      return (
        <h2 className={styles.heading}>
          <LocalDate date={row.date} dateStyle={grouping === 'day' ? 'full' : 'month'} />
        </h2>
      );
    case 'flights':
      return (
        <div className={styles.line}>
          {row.flights.map((flight) => (
            <FlightTile key={flight.id} flight={flight} href={flightPath(flight.id)} />
          ))}
        </div>
      );
    case 'skeletons':
      return (
        <div className={styles.line}>
          {Array.from({ length: row.count }, (_, index) => (
            <FlightTileSkeleton key={index} />
          ))}
        </div>
      );
    case 'loader':
      return <div className={styles.loader} />;
  }
}
