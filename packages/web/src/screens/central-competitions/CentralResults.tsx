import type { CentralResult } from '@cloudstreet/sdk';
import { Link } from '@cloudstreet/ui/controls/Link';
import { Table, type TableColumn } from '@cloudstreet/ui/controls/Table';
import { Points } from '@cloudstreet/ui/values';
import { TwoLines } from '../../app/lists/TwoLines.js';
import { useMessages } from '../../app/messages.js';
import { flightPath } from '../../app/paths.js';
import type { Messages } from '../../generated/messages/types.js';
import { Figure, Times } from './RecomputedLine.js';

/** Official results of a day, as the organiser published them. */
export function CentralResults({ results }: { results: readonly CentralResult[] }) {
  const messages = useMessages();
  if (results.length === 0) return <p>{messages['central.results.none']()}</p>;
  return (
    <Table
      caption={messages['central.results']()}
      columns={columnsOf(messages)}
      rows={results}
      getKey={({ competition_id: id, name }) => `${id ?? ''} ${name}`}
    />
  );
}

function columnsOf(messages: Messages): TableColumn<CentralResult>[] {
  return [
    { id: 'place', header: messages['central.place'](), align: 'end', cell: ({ rank }) => rank },
    {
      id: 'pilot',
      header: messages['compare.pilot'](),
      isRowHeader: true,
      cell: (row) => <Competitor row={row} />,
    },
    {
      id: 'distance',
      header: messages['central.distance'](),
      align: 'end',
      cell: (row) => <Figure row={row} figure="distance" />,
    },
    {
      id: 'speed',
      header: messages['central.speed'](),
      align: 'end',
      cell: (row) => <Figure row={row} figure="speed" />,
    },
    {
      id: 'times',
      header: messages['central.times'](),
      align: 'end',
      cell: (row) => <Times row={row} />,
    },
    {
      id: 'points',
      header: messages['central.points'](),
      align: 'end',
      cell: (row) => <Figure row={row} figure="points" />,
    },
    {
      id: 'total',
      header: messages['central.total'](),
      align: 'end',
      cell: ({ points_total: total }) =>
        total !== undefined && <Points points={total} digits={0} />,
    },
  ];
}

/** Links to the flight if it is here. */
function Competitor({ row }: { row: CentralResult }) {
  const messages = useMessages();
  const { name, flight_id: flight, competition_id: id, aircraft, comment, recomputed } = row;
  const { missed } = recomputed ?? {};
  const miss =
    missed && messages['competition.missed']({ reason: missed.reason, point: missed.name });
  return (
    <TwoLines
      first={flight === undefined ? name : <Link href={flightPath(flight)}>{name}</Link>}
      second={[id, aircraft, comment, miss].filter(Boolean).join(' · ')}
    />
  );
}
