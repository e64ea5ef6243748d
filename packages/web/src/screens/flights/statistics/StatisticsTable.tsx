import type { Flight } from '@cloudstreet/sdk';
import { Link } from '@cloudstreet/ui/controls/Link';
import type { Direction } from '@cloudstreet/ui/filters/flight-orders';
import { Skeleton } from '@cloudstreet/ui/layout/Skeleton';
import { useScrollMemory } from '@cloudstreet/ui/layout/scroll-memory';
import { useVirtualizer } from '@tanstack/react-virtual';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useMessages } from '../../../app/messages.js';
import { flightPath } from '../../../app/paths.js';
import * as styles from './StatisticsTable.css.js';
import type { StatisticsColumn } from './statistics-columns.js';

/** Sorting of a table. */
export interface Sorting {
  readonly column: StatisticsColumn;
  readonly direction: Direction;
}

export interface StatisticsTableProps {
  /** In order; `undefined` while loading. */
  flights: readonly Flight[] | undefined;
  columns: readonly StatisticsColumn[];
  /** Absent if no column shows the sorting of the list. */
  sorting: Sorting | undefined;
  onSort: (column: StatisticsColumn) => void;
  /** Name of this table's scroll position. */
  place: string;
  /** Called when the last rows come into view. */
  onEndInView: () => void;
}

/** Values of flights, one row each. Only the rows near the view are rendered. */
export function StatisticsTable(props: StatisticsTableProps) {
  const { flights, columns, place } = props;
  const messages = useMessages();
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const remember = useScrollMemory(`statistics:${place}`);
  const ref = useCallback(
    (element: HTMLElement | null) => {
      setScroller(element);
      return remember(element);
    },
    [remember],
  );
  const caption = messages['statistics.caption']();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable areas must be reachable by keyboard
    <section ref={ref} className={styles.scroller} aria-label={caption} tabIndex={0}>
      <table
        className={styles.table}
        aria-label={caption}
        aria-busy={flights === undefined}
        aria-rowcount={flights ? flights.length + 1 : -1}
      >
        <Head {...props} />
        {flights && scroller ? (
          <Rows {...props} flights={flights} scroller={scroller} />
        ) : (
          <SkeletonRows columns={columns} />
        )}
      </table>
    </section>
  );
}

function Head({ columns, sorting, onSort }: StatisticsTableProps) {
  const messages = useMessages();
  return (
    <thead>
      <tr aria-rowindex={1}>
        <th scope="col" className={styles.flightHead}>
          {messages['statistics.flight']()}
        </th>
        {columns.map((column) => {
          const direction = sorting?.column.id === column.id ? sorting.direction : undefined;
          return (
            <th
              key={column.id}
              scope="col"
              className={styles.head}
              aria-sort={direction && (direction === 'asc' ? 'ascending' : 'descending')}
            >
              <button
                type="button"
                className={styles.sort}
                data-sorted={direction}
                title={messages['statistics.help']({ column: column.id })}
                onClick={() => onSort(column)}
              >
                {messages['statistics.name']({ column: column.id })}
                {direction === 'asc' && <ArrowUp size={14} aria-hidden />}
                {direction === 'desc' && <ArrowDown size={14} aria-hidden />}
              </button>
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

interface StatisticsRowsProps extends StatisticsTableProps {
  flights: readonly Flight[];
  scroller: HTMLElement;
}

function Rows({ flights, columns, scroller, onEndInView }: StatisticsRowsProps) {
  // The virtualizer returns new state in the same object, which memoised code would miss.
  'use no memo';
  const messages = useMessages();
  // oxlint-disable-next-line react/incompatible-library -- this component is left out of memoisation
  const virtualizer = useVirtualizer({
    count: flights.length,
    getScrollElement: () => scroller,
    estimateSize: () => styles.ROW_PX,
    getItemKey: (index) => flights[index]!.id,
    initialOffset: scroller.scrollTop,
    overscan: 10,
    onChange: ({ range }) => {
      if (range && range.endIndex >= flights.length - 1) onEndInView();
    },
  });
  const shown = virtualizer.getVirtualItems();
  const above = shown[0]?.start ?? 0;
  const below = virtualizer.getTotalSize() - (shown.at(-1)?.end ?? 0);
  return (
    <tbody>
      <Gap px={above} />
      {shown.map(({ index }) => {
        const flight = flights[index]!;
        return (
          <tr key={flight.id} className={styles.row} aria-rowindex={index + 2}>
            <th scope="row" className={styles.flight}>
              <span className={styles.pilot}>
                <Link href={flightPath(flight.id)}>
                  {flight.user?.name ?? messages['flight.formerPilot']()}
                </Link>
              </span>
              <FlightFrom flight={flight} />
            </th>
            {columns.map(({ id, cell }) => (
              <td key={id} className={styles.figure}>
                {cell(flight)}
              </td>
            ))}
          </tr>
        );
      })}
      <Gap px={below} />
    </tbody>
  );
}

function FlightFrom({ flight: { takeoff_airport: airport, aircraft, rank } }: { flight: Flight }) {
  const messages = useMessages();
  const parts = [
    airport?.name,
    aircraft?.name,
    rank ? undefined : messages['statistics.unranked'](),
  ];
  return <span className={styles.from}>{parts.filter(Boolean).join(' · ')}</span>;
}

/** Placeholder for rows that are not rendered. */
function Gap({ px }: { px: number }) {
  return px > 0 ? <tr aria-hidden style={{ blockSize: px }} /> : null;
}

const SKELETON_ROWS = 10;

function SkeletonRows({ columns }: Pick<StatisticsTableProps, 'columns'>) {
  return (
    <tbody aria-hidden>
      {Array.from({ length: SKELETON_ROWS }, (_, line) => (
        <tr key={line} className={styles.row}>
          <td className={styles.flight}>
            <Skeleton width="70%" />
          </td>
          {columns.map(({ id }) => (
            <td key={id} className={styles.figure}>
              <Skeleton width="60%" />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
