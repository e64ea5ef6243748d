import type { FlyingDay } from '@cloudstreet/sdk';
import { Disclosure } from '../../controls/Disclosure/Disclosure.js';
import { Link } from '../../controls/Link/Link.js';
import { Table, type TableColumn } from '../../controls/Table/Table.js';
import { useMessages } from '../../messages/MessagesProvider.js';
import { Count, Distance, Duration } from '../../values/quantities.js';
import { LocalDate } from '../../values/times.js';

export interface ActivityTableProps {
  days: readonly FlyingDay[];
  hrefOf: (date: string) => string;
}

/** Table of the days with flights, for users who cannot see the shades. */
export function ActivityTable({ days, hrefOf }: ActivityTableProps) {
  const messages = useMessages();
  const columns = useColumns(hrefOf);
  return (
    <Disclosure title={messages['activity.table']()}>
      <Table
        caption={messages['activity.table']()}
        columns={columns}
        rows={days}
        getKey={({ date }) => date}
      />
    </Disclosure>
  );
}

function useColumns(hrefOf: ActivityTableProps['hrefOf']): TableColumn<FlyingDay>[] {
  const messages = useMessages();
  return [
    {
      id: 'date',
      header: messages['activity.date'](),
      isRowHeader: true,
      cell: ({ date }) => (
        <Link href={hrefOf(date)}>
          <LocalDate date={date} />
        </Link>
      ),
    },
    {
      id: 'flights',
      header: messages['activity.flights'](),
      align: 'end',
      cell: ({ flights }) => <Count count={flights} />,
    },
    {
      id: 'distance',
      header: messages['activity.distance'](),
      align: 'end',
      cell: ({ distance }) => <Distance km={distance} digits={0} />,
    },
    {
      id: 'duration',
      header: messages['activity.duration'](),
      align: 'end',
      cell: ({ duration }) => <Duration seconds={duration} />,
    },
  ];
}
