import type { RankingRequest, RankingRow } from '@cloudstreet/sdk';
import { Button } from '@cloudstreet/ui/controls/Button';
import { Table, type TableColumn } from '@cloudstreet/ui/controls/Table';
import { Skeleton } from '@cloudstreet/ui/layout/Skeleton';
import { media, useMediaQuery } from '@cloudstreet/ui/theme';
import { Distance, Points, Speed } from '@cloudstreet/ui/values';
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useMessages } from '../../app/messages.js';
import { rankedKind } from '../../app/search/ranking-search.js';
import type { Messages } from '../../generated/messages/types.js';
import { CountingFlights } from './CountingFlights.js';
import { Belonging, FirstAvatar, Ranked, rankedEntityOf } from './Ranked.js';
import * as styles from './Ranking.css.js';
import { type RowsInView, type SoughtRow, useRowsInView } from './use-rows-in-view.js';

export interface RankingTableProps {
  ranking: RankingRequest;
  /** Undefined until it is known. */
  rowCount: number | undefined;
  /** Undefined while loading. */
  rowAt: (index: number) => RankingRow | undefined;
  /** Id of the row of the user or their club. */
  ownId: number | undefined;
  sought: SoughtRow | undefined;
  /** Called when other rows come into view. */
  onRange: (range: readonly [first: number, last: number]) => void;
}

/** Returns the element of a row that receives the focus. */
export function rowElement(id: number): HTMLElement | null {
  return document.getElementById(elementId(id));
}

/** Number of placeholder rows while a ranking is loading. */
const ROWS_UNTIL_KNOWN = 16;

/** Positions with their pilots, clubs or airfields. Each row opens to the flights that count. */
export function RankingTable(props: RankingTableProps) {
  const { ranking, rowCount = ROWS_UNTIL_KNOWN, rowAt, ownId, sought, onRange } = props;
  const messages = useMessages();
  const isNarrow = useMediaQuery(media.belowMiddle);
  const detailsId = useId();
  const hostRef = useRef<HTMLDivElement>(null);
  const inView = useRowsInView(hostRef, { rowCount, onRange, soughtRow: sought });
  const [openIds, setOpenIds] = useState<ReadonlySet<number>>(new Set());

  function toggle(id: number) {
    const next = new Set(openIds);
    if (!next.delete(id)) next.add(id);
    setOpenIds(next);
  }
  const isByPoints = (ranking.order_by ?? 'points') === 'points';
  const mostPoints = isByPoints ? rowAt(0)?.points : undefined;
  const view: View = {
    messages,
    ranking,
    isNarrow,
    ownId,
    detailsId,
    openIds,
    toggle,
    mostPoints,
  };
  const rows = rowsOf(inView, rowAt);
  return (
    <div ref={hostRef}>
      <Table
        caption={messages['ranking.table']()}
        columns={columnsOf(view)}
        rows={rows}
        getKey={({ index }) => index}
        isCurrent={({ row }) =>
          row !== undefined && ownId !== undefined && rankedEntityOf(row).id === ownId
        }
        details={({ row }) => row && detailsOf(view, row)}
        window={{
          rowCount,
          firstRow: inView.first,
          beforePx: inView.beforePx,
          afterPx: inView.afterPx,
          measure: inView.measure,
        }}
      />
    </div>
  );
}

/** A visible row, with its data once loaded. */
interface TableLine {
  index: number;
  row: RankingRow | undefined;
}

function rowsOf({ first, last }: RowsInView, rowAt: RankingTableProps['rowAt']): TableLine[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, offset) => ({
    index: first + offset,
    row: rowAt(first + offset),
  }));
}

/** Inputs of the cells in addition to their row. */
interface View {
  messages: Messages;
  ranking: RankingRequest;
  /** Whether only names and points fit. */
  isNarrow: boolean;
  ownId: number | undefined;
  detailsId: string;
  /** Ids of open rows. */
  openIds: ReadonlySet<number>;
  toggle: (id: number) => void;
  /** Points of the first row, or undefined if it is unknown or the order is another. */
  mostPoints: number | undefined;
}

function columnsOf(view: View): TableColumn<TableLine>[] {
  const { messages, ranking, isNarrow, ownId } = view;
  const kind = rankedKind(ranking);
  const isOfUsers = kind === 'user';
  const columns: (TableColumn<TableLine> | false)[] = [
    {
      id: 'position',
      header: messages['ranking.position'](),
      align: 'end',
      width: isNarrow ? '3.5rem' : '4.5rem',
      cell: of((row) => <Position row={row} isNarrow={isNarrow} />),
    },
    {
      id: 'who',
      header: messages[WHO[kind]](),
      isRowHeader: true,
      cell: of((row) => (
        <Ranked
          row={row}
          elementId={elementId(rankedEntityOf(row).id)}
          isOwn={rankedEntityOf(row).id === ownId}
          isNarrow={isNarrow}
        />
      )),
    },
    !isNarrow && {
      id: 'belonging',
      header: messages[isOfUsers ? 'flight.club' : 'ranking.region'](),
      cell: of((row) => <Belonging row={row} />),
    },
    {
      id: 'points',
      header: messages['ranking.points'](),
      align: 'end',
      width: isNarrow ? '5rem' : '7rem',
      cell: of((row) => <RankedPoints row={row} most={view.mostPoints} />),
    },
    // Narrow pages show the other columns below the name and the open row.
    !isNarrow && {
      id: 'distance',
      header: messages['flight.distance'](),
      align: 'end',
      width: '7rem',
      cell: of((row) => <Distance km={row.distance} digits={0} />),
    },
    !isNarrow && {
      id: 'speed',
      header: messages['flight.speed'](),
      align: 'end',
      width: '8rem',
      cell: of((row) => <Speed kmh={row.speed} />),
    },
    !isNarrow &&
      !isOfUsers && {
        id: 'pilots',
        header: messages['ranking.pilots'](),
        align: 'end',
        width: '5rem',
        cell: of((row) => row.pilots),
      },
    {
      id: 'flights',
      header: messages['ranking.flights'](),
      align: 'end',
      width: isNarrow ? '4.5rem' : '6rem',
      cell: of((row) => <FlightsButton row={row} view={view} />),
    },
  ];
  return columns.filter((column) => column !== false);
}

const WHO = {
  user: 'ranking.pilot',
  club: 'flight.club',
  airport: 'ranking.airport',
} as const;

/** Narrow pages show the avatars of the first places here, where there is space below. */
function Position({ row, isNarrow }: { row: RankingRow; isNarrow: boolean }) {
  if (!isNarrow) return row.position;
  return (
    <span className={styles.position}>
      {row.position}
      <FirstAvatar row={row} />
    </span>
  );
}

/** Points, with a bar that compares them with the first row. */
function RankedPoints({ row, most }: { row: RankingRow; most: number | undefined }) {
  const share = most ? Math.max(0, row.points / most) : 0;
  return (
    <span className={styles.pointsCell}>
      <Points points={row.points} />
      {share > 0 && (
        <span className={styles.bar} style={{ inlineSize: `${share * 100}%` }} aria-hidden />
      )}
    </span>
  );
}

/** Shows a row, or a placeholder until it is loaded. */
function of(cell: (row: RankingRow) => ReactNode) {
  return ({ row }: TableLine) => (row ? cell(row) : <Skeleton height="1.25rem" />);
}

function detailsOf(view: View, row: RankingRow) {
  const { id } = rankedEntityOf(row);
  if (!view.openIds.has(id)) return undefined;
  return (
    <CountingFlights
      id={`${view.detailsId}${id}`}
      ranking={view.ranking}
      row={row}
      showsSums={view.isNarrow}
    />
  );
}

function elementId(id: number): string {
  return `ranked-${id}`;
}

/** Button with the number of counting flights, which opens them. */
function FlightsButton({ row, view }: { row: RankingRow; view: View }) {
  const { messages, openIds, detailsId, toggle } = view;
  const { flight_count: count } = row;
  const { id, name } = rankedEntityOf(row);
  const isOpen = openIds.has(id);
  return (
    <Button
      size="small"
      tone="quiet"
      aria-expanded={isOpen}
      {...(isOpen && { 'aria-controls': `${detailsId}${id}` })}
      aria-label={messages['ranking.flights.of']({ count, name })}
      onPress={() => toggle(id)}
    >
      {count}
      <ChevronRight
        size={16}
        className={styles.chevron}
        data-open={isOpen || undefined}
        aria-hidden
      />
    </Button>
  );
}
