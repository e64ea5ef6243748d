import type { FlightFilter } from '@cloudstreet/sdk';
import { flightQueries } from '@cloudstreet/sdk/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type ReactNode, useRef } from 'react';
import { useApp } from '../context.js';
import { LoadFailed } from '../errors/LoadFailed.js';
import * as styles from './FlightList.css.js';
import { RowSamples } from './FlightListRow.js';
import { type Grouping, listRows } from './list-rows.js';
import { ListedUsersContext } from './listed-users.js';
import { useListLayout } from './use-list-layout.js';
import { VirtualRows } from './VirtualRows.js';

export interface FlightListProps {
  filter: FlightFilter;
  /** Headings of days, for lists ordered by day. */
  grouping?: Grouping;
  /** Content if no flight matches. */
  empty: ReactNode;
}

/** Minimum width of a tile beside another one, in px. */
const TILE_WIDTH_PX = 640;

const NO_USERS: readonly number[] = [];

/**
 * An endless list of flights. The next page is requested when the end comes into view. Only rows
 * near the view are rendered. It scrolls with the surrounding `main`.
 */
export function FlightList({ filter, grouping = 'day', empty }: FlightListProps) {
  const { api } = useApp();
  const list = useInfiniteQuery(flightQueries.list(api, filter));
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
  const listRef = useRef<HTMLDivElement>(null);
  const place = useListLayout(listRef);
  const columns = Math.max(1, Math.floor((place?.widthPx ?? 0) / TILE_WIDTH_PX));
  const rows = listRows({
    flights: data?.pages.flat(),
    isComplete: data !== undefined && !hasNextPage,
    grouping: filter.order_by === 'scoring_date' ? grouping : undefined,
    columns,
  });
  if (list.isLoadingError) return <LoadFailed onRetry={() => void list.refetch()} />;
  return (
    <div
      ref={listRef}
      style={assignInlineVars({ [styles.columns]: String(columns) })}
      aria-busy={data === undefined || isFetchingNextPage}
    >
      <RowSamples />
      {rows.length === 0 && empty}
      {data && !place && (
        // Never painted, because the pane restores its position before the rows are rendered.
        <div style={{ blockSize: `calc(${rows.length} * ${styles.ROW_AT_MOST})` }} />
      )}
      {rows.length > 0 && place && (
        <ListedUsersContext value={filter.user_id_in ?? NO_USERS}>
          <VirtualRows
            rows={rows}
            place={place}
            grouping={grouping}
            onEndInView={() => {
              const isReady = hasNextPage && !isFetchingNextPage && !isFetchNextPageError;
              if (isReady) void fetchNextPage();
            }}
          />
        </ListedUsersContext>
      )}
      {isFetchNextPageError && <LoadFailed onRetry={() => void fetchNextPage()} />}
    </div>
  );
}
