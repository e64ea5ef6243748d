import type { RankedUser, RankingRow } from '@cloudstreet/sdk';
import { Button } from '@cloudstreet/ui/controls/Button';
import { Chip } from '@cloudstreet/ui/controls/Chip';
import { Link } from '@cloudstreet/ui/controls/Link';
import { Table, type TableColumn } from '@cloudstreet/ui/controls/Table';
import { media, useMediaQuery } from '@cloudstreet/ui/theme';
import { Distance, Points, Speed } from '@cloudstreet/ui/values';
import { ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { useMessages } from '../../app/messages.js';
import { entityPath } from '../../app/paths.js';
import type { Messages } from '../../generated/messages/types.js';
import { CountingFlights } from './CountingFlights.js';
import * as styles from './Ranking.css.js';

export interface RankingTableProps {
  rows: readonly RankingRow[];
  /** The signed-in user. */
  ownId: number | undefined;
}

/** The element of a user's row that takes the focus. */
export function rowElement(userId: number): HTMLElement | null {
  return document.getElementById(elementId(userId));
}

/** Places with their pilots. Each row opens to the flights that count. */
export function RankingTable({ rows, ownId }: RankingTableProps) {
  const messages = useMessages();
  const isPhone = useMediaQuery(media.mobile);
  const detailsId = useId();
  const [openIds, setOpenIds] = useState<ReadonlySet<number>>(new Set());

  function toggle(id: number) {
    const next = new Set(openIds);
    if (!next.delete(id)) next.add(id);
    setOpenIds(next);
  }
  const view: View = { messages, isPhone, ownId, detailsId, openIds, toggle };
  return (
    <Table
      caption={messages['ranking.table']()}
      // What a phone has no room for stands below the row that is open.
      columns={columnsOf(view).filter(({ id }) => !isPhone || PHONE_COLUMNS.has(id))}
      rows={rows}
      getKey={idOf}
      isCurrent={(row) => idOf(row) === ownId}
      details={detailsOf(view)}
    />
  );
}

/** What the cells depend on besides their row. */
interface View {
  messages: Messages;
  isPhone: boolean;
  ownId: number | undefined;
  detailsId: string;
  /** Users whose rows are open. */
  openIds: ReadonlySet<number>;
  toggle: (userId: number) => void;
}

function columnsOf(view: View): TableColumn<RankingRow>[] {
  const { messages, isPhone, ownId, detailsId, openIds, toggle } = view;
  return [
    {
      id: 'position',
      header: messages['ranking.position'](),
      align: 'end',
      cell: ({ position }) => position,
    },
    {
      id: 'pilot',
      header: messages['ranking.pilot'](),
      isRowHeader: true,
      cell: ({ user }) =>
        user && <Pilot user={user} isOwn={user.id === ownId} showsClub={isPhone} />,
    },
    {
      id: 'club',
      header: messages['flight.club'](),
      cell: ({ user }) => user && <Club user={user} />,
    },
    {
      id: 'points',
      header: messages['ranking.points'](),
      align: 'end',
      cell: ({ points }) => <Points points={points} />,
    },
    {
      id: 'distance',
      header: messages['flight.distance'](),
      align: 'end',
      cell: ({ distance }) => <Distance km={distance} digits={0} />,
    },
    {
      id: 'speed',
      header: messages['flight.speed'](),
      align: 'end',
      cell: ({ speed }) => <Speed kmh={speed} />,
    },
    {
      id: 'flights',
      header: messages['ranking.flights'](),
      align: 'end',
      cell: (row) => (
        <FlightsButton
          row={row}
          isOpen={openIds.has(idOf(row))}
          detailsId={`${detailsId}${idOf(row)}`}
          onPress={() => toggle(idOf(row))}
        />
      ),
    },
  ];
}

function detailsOf({ openIds, detailsId, isPhone }: View) {
  return (row: RankingRow) =>
    openIds.has(idOf(row)) ? (
      <CountingFlights id={`${detailsId}${idOf(row)}`} row={row} showsSums={isPhone} />
    ) : undefined;
}

const PHONE_COLUMNS: ReadonlySet<string> = new Set(['position', 'pilot', 'points', 'flights']);

/** Pilots alone are asked for. */
function idOf({ user }: RankingRow): number {
  return user?.id ?? 0;
}

function elementId(userId: number): string {
  return `ranked-${userId}`;
}

interface PilotProps {
  user: RankedUser;
  isOwn: boolean;
  showsClub: boolean;
}

function Pilot({ user, isOwn, showsClub }: PilotProps) {
  const messages = useMessages();
  return (
    <span className={styles.pilot}>
      <span className={styles.name}>
        <Link id={elementId(user.id)} href={entityPath('user', user.id)}>
          {user.name}
        </Link>
        {isOwn && <Chip>{messages['ranking.you']()}</Chip>}
      </span>
      {showsClub && user.club && <span className={styles.second}>{user.club.name}</span>}
    </span>
  );
}

function Club({ user: { club } }: { user: RankedUser }) {
  return (
    club && (
      <span className={styles.club}>
        <Link href={entityPath('club', club.id)}>{club.name}</Link>
      </span>
    )
  );
}

interface FlightsButtonProps {
  row: RankingRow;
  isOpen: boolean;
  detailsId: string;
  onPress: () => void;
}

/** How many flights count; opens to them. */
function FlightsButton({ row, isOpen, detailsId, onPress }: FlightsButtonProps) {
  const messages = useMessages();
  const { flight_count: count, user } = row;
  return (
    <Button
      size="small"
      tone="quiet"
      aria-expanded={isOpen}
      {...(isOpen && { 'aria-controls': detailsId })}
      aria-label={messages['ranking.flights.of']({ count, name: user?.name ?? '' })}
      onPress={onPress}
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
