import type { Flight } from '@cloudstreet/sdk';
import { useScrollMemory } from '@cloudstreet/ui/layout/scroll-memory';
import { FlightTable, type FlightTableProps } from '@cloudstreet/ui/tables/FlightTable';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useState } from 'react';
import { flightPath } from '../../../app/paths.js';

export interface FlightRowsProps
  extends Pick<FlightTableProps, 'flights' | 'columns' | 'sortedBy' | 'direction' | 'onSort'> {
  /** Name of this table's scroll position. */
  place: string;
  /** Called when the last rows come into view. */
  onEndInView: () => void;
}

/** Height of a row until it has been measured. */
const ROW_PX = 60;
const NONE: readonly Flight[] = [];

/** Table of flights that renders only the rows near the view. */
export function FlightRows({ flights = NONE, place, onEndInView, ...table }: FlightRowsProps) {
  // The virtualizer returns new state in the same object, which memoised code would miss.
  'use no memo';
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const remember = useScrollMemory(`statistics:${place}`);
  const ref = useCallback(
    (element: HTMLElement | null) => {
      setScroller(element);
      return remember(element);
    },
    [remember],
  );
  // oxlint-disable-next-line react/incompatible-library -- this component is left out of memoisation
  const virtualizer = useVirtualizer({
    count: flights.length,
    getScrollElement: () => scroller,
    estimateSize: () => ROW_PX,
    // A row without layout has no height.
    measureElement: (row) => row.getBoundingClientRect().height || ROW_PX,
    getItemKey: (index) => flights[index]!.id,
    overscan: 10,
    onChange: ({ range }) => {
      if (range && range.endIndex >= flights.length - 1) onEndInView();
    },
  });
  const shown = virtualizer.getVirtualItems();
  const [first] = shown;
  const last = shown.at(-1);
  if (!first || !last)
    return <FlightTable {...table} ref={ref} hrefOf={flightPath} flights={undefined} />;
  return (
    <FlightTable
      {...table}
      ref={ref}
      hrefOf={flightPath}
      flights={flights.slice(first.index, last.index + 1)}
      window={{
        rowCount: flights.length,
        firstRow: first.index,
        beforePx: first.start,
        afterPx: virtualizer.getTotalSize() - last.end,
        measure: virtualizer.measureElement,
      }}
    />
  );
}
