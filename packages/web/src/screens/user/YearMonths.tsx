import type { UserYear } from '@cloudstreet/sdk';
import { Link } from '@cloudstreet/ui/controls/Link';
import { Table, type TableColumn } from '@cloudstreet/ui/controls/Table';
import { Section } from '@cloudstreet/ui/layout/Page';
import { Count, Distance, Duration, useUnits } from '@cloudstreet/ui/values';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useMessages } from '../../app/messages.js';
import { pathWith } from '../../app/paths.js';
import * as styles from './YearPage.css.js';

interface Month {
  /** From 1. */
  readonly month: number;
  readonly sums: UserYear['months'][number];
}

/** Sums of the months of a user's year, with the hours as bars. */
export function YearMonths({ userId, flown }: { userId: number; flown: UserYear }) {
  const messages = useMessages();
  const columns = useColumns(userId, flown);
  const months = flown.months.map((sums, index): Month => ({ month: index + 1, sums }));
  return (
    <Section title={messages['year.months']()}>
      <Table
        caption={messages['year.months.caption']()}
        columns={columns}
        rows={months}
        getKey={({ month }) => month}
      />
    </Section>
  );
}

function useColumns(userId: number, { year, months }: UserYear): TableColumn<Month>[] {
  const messages = useMessages();
  const { locale } = useUnits();
  const name = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' });
  const most = Math.max(...months.map(({ duration }) => duration));
  return [
    {
      id: 'month',
      header: messages['year.month'](),
      isRowHeader: true,
      cell: ({ month, sums }) => {
        const label = name.format(Date.UTC(year, month - 1));
        if (sums.flights === 0) return label;
        return <Link href={flightsPath(userId, year, month)}>{label}</Link>;
      },
    },
    {
      id: 'bar',
      header: '',
      cell: ({ sums: { duration } }) => (
        <div className={styles.lane} aria-hidden>
          <div
            className={styles.bar}
            style={assignInlineVars({ [styles.share]: `${(duration / most) * 100}%` })}
          />
        </div>
      ),
    },
    {
      id: 'duration',
      header: messages['user.airtime'](),
      align: 'end',
      cell: ({ sums: { duration } }) => duration > 0 && <Duration seconds={duration} />,
    },
    {
      id: 'distance',
      header: messages['user.distance'](),
      align: 'end',
      cell: ({ sums: { flights, distance } }) =>
        flights > 0 && <Distance km={distance} digits={0} />,
    },
    {
      id: 'flights',
      header: messages['user.flights'](),
      align: 'end',
      cell: ({ sums: { flights } }) => flights > 0 && <Count count={flights} />,
    },
  ];
}

function flightsPath(userId: number, year: number, month: number): string {
  const start = new Date(Date.UTC(year, month - 1, 1)).toISOString().slice(0, 10);
  const end = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
  return pathWith('/flight', {
    user: [userId],
    scoring_date_start: start,
    scoring_date_end: end,
  });
}
