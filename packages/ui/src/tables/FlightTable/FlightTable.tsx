import type { Flight } from '@cloudstreet/sdk';
import type { ReactNode, Ref } from 'react';
import { Link } from '../../controls/Link/Link.js';
import { Table, type TableColumn, type TableWindow } from '../../controls/Table/Table.js';
import type { Direction } from '../../filters/flight-orders/flight-orders.js';
import type { Messages } from '../../generated/messages/types.js';
import { Skeleton } from '../../layout/Skeleton/Skeleton.js';
import { useMessages } from '../../messages/MessagesProvider.js';
import { media } from '../../theme/media.js';
import { useMediaQuery } from '../../theme/use-media-query.js';
import * as styles from './FlightTable.css.js';
import {
  type FlightTableColumn,
  type FlightTableColumnId,
  flightTableColumns,
} from './flight-table-columns.js';

export interface FlightTableProps {
  /** In order; `undefined` while loading. With a `window`, only those inside it. */
  flights: readonly Flight[] | undefined;
  /** Returns the URL of the page of a flight. */
  hrefOf: (id: number) => string;
  /** Columns after that of the flights; by default all with values for these flights. */
  columns?: readonly FlightTableColumn[];
  /** Column by which the flights are sorted, which its header shows. */
  sortedBy?: FlightTableColumnId | undefined;
  direction?: Direction | undefined;
  /** Called when a header is pressed. Without it, headers are only texts. */
  onSort?: (column: FlightTableColumn) => void;
  /** Rendered range of many flights. */
  window?: TableWindow | undefined;
  /** Ref of the element that scrolls, in both directions. */
  ref?: Ref<HTMLElement>;
}

/** While loading, all columns are shown. */
const NONE: readonly Flight[] = [];
const SKELETONS = Array.from({ length: 10 }, (_, index): Line => ({ key: index }));

/** A row; without a flight while loading. */
interface Line {
  key: number;
  flight?: Flight;
}

/** Results and statistics of flights, one row each. Headers and flights stay in view. */
export function FlightTable(props: FlightTableProps) {
  const { flights, columns = flightTableColumns(flights ?? NONE), window, ref } = props;
  const messages = useMessages();
  const isPhone = useMediaQuery(media.mobile);
  const flightColumn: TableColumn<Line> = {
    id: 'flight',
    header: messages['flightTable.flight'](),
    isRowHeader: ({ flight }) => flight !== undefined,
    isSticky: true,
    width: isPhone ? '9.5rem' : '16rem',
    cell: of((flight) => <FlownBy flight={flight} href={props.hrefOf(flight.id)} />),
  };
  return (
    <Table
      isTall
      isBusy={flights === undefined}
      caption={messages['flightTable.caption']()}
      columns={[flightColumn, ...columns.map((column) => valueColumn(column, props, messages))]}
      rows={flights?.map((flight) => ({ key: flight.id, flight })) ?? SKELETONS}
      getKey={({ key }) => key}
      {...(window && { window })}
      {...(ref !== undefined && { ref })}
    />
  );
}

function valueColumn(
  column: FlightTableColumn,
  { sortedBy, direction, onSort }: FlightTableProps,
  messages: Messages,
): TableColumn<Line> {
  const { id, cell } = column;
  return {
    id,
    header: messages['flightTable.column']({ column: id }),
    align: 'end',
    width: '6.5rem',
    cell: of(cell),
    ...(onSort && {
      sort: {
        direction: sortedBy === id ? direction : undefined,
        onSort: () => onSort(column),
        description: messages['flightTable.help']({ column: id }),
      },
    }),
  };
}

/** Shows a flight, or a placeholder until it is loaded. */
function of(cell: (flight: Flight) => ReactNode) {
  return ({ flight }: Line) => (flight ? cell(flight) : <Skeleton width="60%" />);
}

/** Pilot, airfield and aircraft. */
function FlownBy({ flight, href }: { flight: Flight; href: string }) {
  const messages = useMessages();
  const { user, takeoff_airport: airport, aircraft, rank } = flight;
  const parts = [
    airport?.name,
    aircraft?.name,
    rank ? undefined : messages['flightTable.unranked'](),
  ];
  return (
    <>
      <span className={styles.pilot}>
        <Link href={href}>{user?.name ?? messages['flight.formerPilot']()}</Link>
      </span>
      <span className={styles.from}>{parts.filter(Boolean).join(' · ')}</span>
    </>
  );
}
