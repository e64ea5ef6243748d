import { FlightTile, FlightTileSkeleton } from '@cloudstreet/ui/tiles/FlightTile';
import { LocalDate } from '@cloudstreet/ui/values';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useEffectEvent } from 'react';
import { flightPath } from '../paths.js';
import * as styles from './FlightList.css.js';
import { type Grouping, type ListRow, rowKey } from './list-rows.js';
import type { ListPlace } from './use-list-place.js';

export interface VirtualRowsProps {
  rows: readonly ListRow[];
  place: ListPlace;
  grouping: Grouping;
  /** Called whenever rows change while the loader is in view. */
  onEndInView: () => void;
}

/** Heights until a row has been measured, in px. */
const LINE_PX = 92;
const HEADING_PX = 42;
/** A tile too narrow to show its parts beside each other is higher. */
const NARROW_LINE_PX = 132;
const NARROW_WIDTH_PX = 528;

/** The rows near the view, in a box as tall as all of them. */
export function VirtualRows({ rows, place, grouping, onEndInView }: VirtualRowsProps) {
  // The virtualizer hands out a new state in the same object, which memoised code would miss.
  'use no memo';
  const { pane, marginPx, widthPx } = place;
  const linePx = widthPx < NARROW_WIDTH_PX ? NARROW_LINE_PX : LINE_PX;
  // oxlint-disable-next-line react/incompatible-library -- this component is left out of memoisation
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => pane,
    estimateSize: (index) => (rows[index]?.kind === 'heading' ? HEADING_PX : linePx),
    getItemKey: (index) => rowKey(rows[index]!),
    scrollMargin: marginPx,
    initialOffset: pane.scrollTop,
    overscan: 6,
  });
  const shown = virtualizer.getVirtualItems();

  const seesLoader = shown.some(({ index }) => rows[index]?.kind === 'loader');
  const callOnEnd = useEffectEvent(onEndInView);
  useEffect(() => {
    if (seesLoader) callOnEnd();
  }, [seesLoader, rows.length]);

  return (
    <div className={styles.rows} style={{ blockSize: virtualizer.getTotalSize() }}>
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
    </div>
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
