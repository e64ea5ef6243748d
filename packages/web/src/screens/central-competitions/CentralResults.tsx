import type { CentralResult } from '@cloudstreet/sdk';
import { Link } from '@cloudstreet/ui/controls/Link';
import { Table, type TableColumn } from '@cloudstreet/ui/controls/Table';
import { Points } from '@cloudstreet/ui/values';
import type { ReactNode } from 'react';
import { TwoLines } from '../../app/lists/TwoLines.js';
import { useMessages } from '../../app/messages.js';
import { flightPath } from '../../app/paths.js';
import type { Messages } from '../../generated/messages/types.js';
import { Figure, Times } from './RecomputedLine.js';

/** Remark of the organiser. */
function commentOf({ comment }: CentralResult): string | undefined {
  return comment;
}

export interface CentralResultsProps<Row extends CentralResult> {
  results: readonly Row[];
  /** Returns the React key of a result, unique among all of the day. */
  getKey: (row: Row) => string | number;
  /** Remarks of a result, after the competition id and the aircraft. */
  remarksOf?: (row: Row) => ReactNode;
  /** Tools of the organiser for a result. */
  toolsOf?: ((row: Row) => ReactNode) | undefined;
}

/** Results of a day in the order of the ranks. */
export function CentralResults<Row extends CentralResult>({
  results,
  getKey,
  remarksOf = commentOf,
  toolsOf,
}: CentralResultsProps<Row>) {
  const messages = useMessages();
  if (results.length === 0) return <p>{messages['central.results.none']()}</p>;
  return (
    <Table
      caption={messages['central.results']()}
      columns={columnsOf(messages, remarksOf, toolsOf)}
      rows={results}
      getKey={getKey}
    />
  );
}

function columnsOf<Row extends CentralResult>(
  messages: Messages,
  remarksOf: (row: Row) => ReactNode,
  toolsOf: ((row: Row) => ReactNode) | undefined,
): TableColumn<Row>[] {
  return [
    { id: 'place', header: messages['central.place'](), align: 'end', cell: ({ rank }) => rank },
    {
      id: 'pilot',
      header: messages['compare.pilot'](),
      isRowHeader: true,
      cell: (row) => <Competitor row={row} remarks={remarksOf(row)} />,
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
    ...(toolsOf
      ? [
          {
            id: 'tools',
            header: messages['championship.penalty'](),
            cell: (row: Row) => toolsOf(row),
          },
        ]
      : []),
  ];
}

/** Links to the flight if it is here. */
function Competitor({ row, remarks }: { row: CentralResult; remarks: ReactNode }) {
  const messages = useMessages();
  const { name, flight_id: flight, competition_id: id, registration, aircraft, recomputed } = row;
  const { missed } = recomputed ?? {};
  const miss =
    missed && messages['competition.missed']({ reason: missed.reason, point: missed.name });
  const signs = [id ?? registration, aircraft, miss].filter(Boolean).join(' · ');
  return (
    <TwoLines
      first={flight === undefined ? name : <Link href={flightPath(flight)}>{name}</Link>}
      second={
        <>
          {signs}
          {signs !== '' && Boolean(remarks) && ' · '}
          {remarks}
        </>
      }
    />
  );
}
