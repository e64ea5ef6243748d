import type { ReactNode } from 'react';
import { Chip } from '../../controls/Chip/Chip.js';
import { Link } from '../../controls/Link/Link.js';
import { Table, type TableColumn } from '../../controls/Table/Table.js';
import type { Messages } from '../../generated/messages/types.js';
import { useMessages } from '../../messages/MessagesProvider.js';
import { media } from '../../theme/media.js';
import { useMediaQuery } from '../../theme/use-media-query.js';
import { Points } from '../../values/quantities.js';
import * as styles from './StandingsTable.css.js';

/** A day of a competition or a round of a league. */
export interface StandingsDay {
  id: number | string;
  /** Short name, such as `Day 3`. */
  name: string;
  /** URL of its results. */
  href?: string;
}

/** A competitor with their points. */
export interface Standing {
  id: number;
  /** Place; shared in ties. Omit for those who are not placed. */
  position?: number;
  name: string;
  /** URL of the page of the competitor. */
  href?: string;
  /** Line below the name, such as aircraft and competition ID. */
  detail?: string;
  /** Points of the days in their order; `undefined` for a day without a result. */
  points: readonly (number | undefined)[];
  total: number;
}

export interface StandingsTableProps {
  /** Name of the class or league, as the accessible name of the table. */
  caption: string;
  /** Who competes. */
  kind: 'user' | 'club';
  days: readonly StandingsDay[];
  /** In order of places. */
  standings: readonly Standing[];
  /** Id of the user or their club, whose row is highlighted. */
  ownId?: number | undefined;
  /** Decimal places of points; competitions use whole points. */
  digits?: number;
}

/**
 * Results of the days of a competition or the rounds of a league. Places and names stay in view; the
 * best result of each day is bold.
 */
export function StandingsTable(props: StandingsTableProps) {
  const { caption, standings, ownId } = props;
  const messages = useMessages();
  const isPhone = useMediaQuery(media.mobile);
  return (
    <Table
      isTall
      caption={caption}
      columns={columnsOf(props, messages, isPhone)}
      rows={standings}
      getKey={({ id }) => id}
      isCurrent={({ id }) => id === ownId}
    />
  );
}

function columnsOf(
  { kind, days, standings, ownId, digits = 0 }: StandingsTableProps,
  messages: Messages,
  isPhone: boolean,
): TableColumn<Standing>[] {
  const position: TableColumn<Standing> = {
    id: 'position',
    header: messages['ranking.position'](),
    align: 'end',
    isSticky: true,
    width: isPhone ? '3.5rem' : '4.5rem',
    cell: (standing) => standing.position ?? '–',
  };
  const competitor: TableColumn<Standing> = {
    id: 'competitor',
    header: messages[kind === 'user' ? 'ranking.pilot' : 'ranking.club'](),
    isRowHeader: true,
    isSticky: true,
    wraps: true,
    width: isPhone ? '9rem' : '16rem',
    cell: (standing) => (
      <Competitor standing={standing}>
        {standing.id === ownId && (
          <Chip>{messages[kind === 'user' ? 'ranking.you' : 'ranking.yours']()}</Chip>
        )}
      </Competitor>
    ),
  };
  const dayColumns = days.map((day, index): TableColumn<Standing> => {
    const best = Math.max(0, ...standings.map(({ points }) => points[index] ?? 0));
    return {
      id: `day ${day.id}`,
      header: day.href === undefined ? day.name : <Link href={day.href}>{day.name}</Link>,
      align: 'end',
      width: '6rem',
      cell: ({ points }) => <DayPoints points={points[index]} best={best} digits={digits} />,
    };
  });
  const total: TableColumn<Standing> = {
    id: 'total',
    header: messages['standings.total'](),
    align: 'end',
    width: '6.5rem',
    cell: (standing) => (
      <span className={styles.total}>
        <Points points={standing.total} digits={digits} />
      </span>
    ),
  };
  // On a phone the end of the table is out of view.
  return isPhone
    ? [position, competitor, total, ...dayColumns]
    : [position, competitor, ...dayColumns, total];
}

interface CompetitorProps {
  standing: Standing;
  /** Shown beside the name. */
  children: ReactNode;
}

function Competitor({ standing: { name, href, detail }, children }: CompetitorProps) {
  return (
    <>
      <span className={styles.name}>
        {href === undefined ? name : <Link href={href}>{name}</Link>}
        {children}
      </span>
      {detail !== undefined && <span className={styles.detail}>{detail}</span>}
    </>
  );
}

interface DayPointsProps {
  points: number | undefined;
  /** Best result of the day. */
  best: number;
  digits: number;
}

function DayPoints({ points, best, digits }: DayPointsProps) {
  const text = <Points points={points} digits={digits} />;
  return points !== undefined && points > 0 && points === best ? <strong>{text}</strong> : text;
}
