import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import * as styles from './FlightList.css.js';
import { FlightListRow } from './FlightListRow.js';
import { type Grouping, type ListRow, rowKey } from './list-rows.js';
import type { ListLayout } from './use-list-layout.js';

export interface VirtualRowsProps {
  rows: readonly ListRow[];
  place: ListLayout;
  grouping: Grouping;
  /** Called whenever rows change while the loader is in view. */
  onEndInView: () => void;
}

/**
 * Renders only the rows near the view, in a box with the height of all rows. Heights are known in
 * advance, so that returning to a list restores the exact position.
 */
export function VirtualRows({ rows, place, grouping, onEndInView }: VirtualRowsProps) {
  // The virtualizer returns new state in the same object, which memoised code would miss.
  'use no memo';
  const { pane, marginPx, heightsPx } = place;
  // oxlint-disable-next-line react/incompatible-library -- this component is left out of memoisation
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => pane,
    estimateSize: (index) => heightsPx[rows[index]!.kind],
    getItemKey: (index) => rowKey(rows[index]!),
    scrollMargin: marginPx,
    initialOffset: pane.scrollTop,
    overscan: 6,
  });
  // Heights are cached until then.
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, heightsPx]);
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
          className={styles.placedRow}
          style={{ transform: `translateY(${start - marginPx}px)` }}
        >
          <FlightListRow row={rows[index]!} grouping={grouping} />
        </div>
      ))}
    </div>
  );
}
