import type { RankingRow } from '@cloudstreet/sdk';
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../controls/Button/Button.js';
import { Table, type TableColumn, type TableWindow } from '../../controls/Table/Table.js';
import type { Messages } from '../../generated/messages/types.js';
import { Skeleton } from '../../layout/Skeleton/Skeleton.js';
import { useMessages } from '../../messages/MessagesProvider.js';
import { media } from '../../theme/media.js';
import { useMediaQuery } from '../../theme/use-media-query.js';
import { Distance, Points, Speed } from '../../values/quantities.js';
import { Belonging, FirstAvatar, type RankedLinks, RankedName } from './RankedName.js';
import * as styles from './RankingTable.css.js';
import { type RankedKind, rankedEntityOf } from './ranked-entity.js';

export interface RankingTableProps extends RankedLinks {
  /** Who is ranked. */
  kind: RankedKind;
  /** Rows in order, each `undefined` until it is loaded. With a `window`, only those inside it. */
  rows: readonly (RankingRow | undefined)[];
  /** Returns the content below an open row: the flights that count, as `CountingFlights`. */
  renderFlights: (row: RankingRow) => ReactNode;
  /** Id of the user or their club, whose row is highlighted. */
  ownId?: number | undefined;
  /** Points of the first row, with which bars compare the others. Omit in another order. */
  maxPoints?: number | undefined;
  /** Returns the ID of the link of a row, by which a page finds it to focus it. */
  linkIdOf?: ((id: number) => string) | undefined;
  /** Rendered range of a long ranking. */
  window?: TableWindow | undefined;
}

/** Places of pilots, clubs or airfields. Each row opens to the flights that count. */
export function RankingTable(props: RankingTableProps) {
  const { rows, ownId, window } = props;
  const messages = useMessages();
  const isNarrow = useMediaQuery(media.belowMiddle);
  const detailsId = useId();
  const [openIds, setOpenIds] = useState<ReadonlySet<number>>(new Set());

  function toggle(id: number) {
    const next = new Set(openIds);
    if (!next.delete(id)) next.add(id);
    setOpenIds(next);
  }
  const view: View = { ...props, messages, isNarrow, detailsId, openIds, toggle };
  const firstRow = window?.firstRow ?? 0;
  return (
    <Table
      caption={messages['ranking.table']()}
      columns={columnsOf(view)}
      rows={rows.map((row, offset): Line => ({ index: firstRow + offset, row }))}
      getKey={({ index }) => index}
      isCurrent={({ row }) =>
        row !== undefined && ownId !== undefined && rankedEntityOf(row).id === ownId
      }
      details={({ row }) => row && detailsOf(view, row)}
      {...(window && { window })}
    />
  );
}

/** A row, with its data once loaded. */
interface Line {
  index: number;
  row: RankingRow | undefined;
}

/** Inputs of the cells in addition to their row. */
interface View extends RankingTableProps {
  messages: Messages;
  /** Whether only names and points fit. */
  isNarrow: boolean;
  detailsId: string;
  /** Ids of open rows. */
  openIds: ReadonlySet<number>;
  toggle: (id: number) => void;
}

function columnsOf(view: View): TableColumn<Line>[] {
  const { messages, kind, isNarrow, ownId, linkIdOf, hrefOf, imageSrcOf } = view;
  const isOfUsers = kind === 'user';
  const columns: (TableColumn<Line> | false)[] = [
    {
      id: 'position',
      header: messages['ranking.position'](),
      align: 'end',
      width: isNarrow ? '3.5rem' : '4.5rem',
      cell: of((row) => <Position row={row} view={view} />),
    },
    {
      id: 'who',
      header: messages[WHO[kind]](),
      isRowHeader: ({ row }) => row !== undefined,
      cell: of((row) => {
        const { id } = rankedEntityOf(row);
        return (
          <RankedName
            row={row}
            linkId={linkIdOf?.(id)}
            isOwn={id === ownId}
            isNarrow={isNarrow}
            hrefOf={hrefOf}
            imageSrcOf={imageSrcOf}
          />
        );
      }),
    },
    !isNarrow && {
      id: 'belonging',
      header: messages[isOfUsers ? 'ranking.club' : 'ranking.region'](),
      cell: of((row) => <Belonging row={row} hrefOf={hrefOf} />),
    },
    {
      id: 'points',
      header: messages['ranking.points'](),
      align: 'end',
      width: isNarrow ? '5rem' : '7rem',
      cell: of((row) => <RankedPoints row={row} most={view.maxPoints} />),
    },
    // Narrow pages show the other columns below the name.
    !isNarrow && {
      id: 'distance',
      header: messages['ranking.distance'](),
      align: 'end',
      width: '7rem',
      cell: of((row) => <Distance km={row.distance} digits={0} />),
    },
    !isNarrow && {
      id: 'speed',
      header: messages['ranking.speed'](),
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
  club: 'ranking.club',
  airport: 'ranking.airport',
} as const;

/** Shows a row, or a placeholder until it is loaded. */
function of(cell: (row: RankingRow) => ReactNode) {
  return ({ row }: Line) => (row ? cell(row) : <Skeleton height="1.25rem" />);
}

interface CellProps {
  row: RankingRow;
  view: View;
}

/** Narrow pages show the avatars of the first places here, where there is space below. */
function Position({ row, view: { isNarrow, imageSrcOf } }: CellProps) {
  if (!isNarrow) return row.position;
  return (
    <span className={styles.position}>
      {row.position}
      <FirstAvatar row={row} imageSrcOf={imageSrcOf} />
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

/** Button with the number of counting flights, which opens them. */
function FlightsButton({ row, view }: CellProps) {
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

function detailsOf(view: View, row: RankingRow) {
  const { id } = rankedEntityOf(row);
  if (!view.openIds.has(id)) return undefined;
  return (
    <div id={`${view.detailsId}${id}`} className={styles.details}>
      {view.renderFlights(row)}
    </div>
  );
}
