import { memo, useContext, useMemo } from 'react';
import { DisclosureStateContext } from 'react-aria-components';
import { Disclosure } from '../../controls/Disclosure/Disclosure.js';
import { Table, type TableColumn } from '../../controls/Table/Table.js';
import { useMessages } from '../../messages/MessagesProvider.js';
import { Quantity } from '../../values/Quantity.js';
import { Altitude, ClimbRate, CruiseSpeed } from '../../values/quantities.js';
import { LocalTime } from '../../values/times.js';
import { useUnits } from '../../values/UnitsProvider.js';
import { type BarogramCurve, curveText } from '../barogram-curves.js';
import { at, type FlightColumns, groundAt, nearestInTime } from '../flight-columns.js';
import { type NamedSpan, spanAt } from '../flight-span.js';
import { climbRateAt, groundSpeedAt } from '../motion.js';
import { sampleFixes } from '../sample-fixes.js';

/** A moment that the table names. */
export interface NamedTime {
  timeS: number;
  name: string;
}

export interface BarogramTableProps {
  track: FlightColumns;
  curve: BarogramCurve | undefined;
  namedTimes: readonly NamedTime[];
  spans: readonly NamedSpan[];
}

const MAX_STEPS = 48;

/** The barogram in numbers, for those who cannot see it or want to copy it. */
export const BarogramTable = memo(function BarogramTable(props: BarogramTableProps) {
  const messages = useMessages();
  return (
    <Disclosure title={messages['barogram.table']()} level={2}>
      <OpenedTable {...props} />
    </Disclosure>
  );
});

/** Built only when opened: most readers look at the curve. */
function OpenedTable({ track, curve, namedTimes, spans }: BarogramTableProps) {
  const messages = useMessages();
  const isOpen = useContext(DisclosureStateContext)?.isExpanded ?? false;
  const fixes = useMemo(() => {
    const timesS = namedTimes.map(({ timeS }) => timeS);
    const endsS = spans.flatMap(({ fromS, toS }) => [fromS, toS]);
    return isOpen ? sampleFixes(track, MAX_STEPS, [...timesS, ...endsS]) : [];
  }, [isOpen, track, namedTimes, spans]);
  const columns = useColumns({ track, curve, namedTimes, spans });
  if (!isOpen) return null;
  return (
    <Table
      caption={messages['barogram.table']()}
      columns={columns}
      rows={fixes}
      getKey={(fix) => fix}
    />
  );
}

function useColumns({
  track,
  curve,
  namedTimes,
  spans,
}: BarogramTableProps): TableColumn<number>[] {
  const messages = useMessages();
  const units = useUnits();
  const { timeS, altitudeM, groundAltM, lat } = track;
  const names = namesByFix(track, namedTimes);
  const columns: (TableColumn<number> | undefined)[] = [
    {
      id: 'time',
      header: messages['barogram.time'](),
      isRowHeader: true,
      cell: (fix) => <LocalTime time={new Date(at(timeS, fix) * 1000).toISOString()} seconds />,
    },
    {
      id: 'altitude',
      header: messages['barogram.altitude'](),
      align: 'end',
      cell: (fix) => <Altitude m={at(altitudeM, fix)} />,
    },
    groundAltM && {
      id: 'ground',
      header: messages['barogram.ground'](),
      align: 'end',
      cell: (fix) => <Altitude m={groundAt(track, fix)} />,
    },
    {
      id: 'climb',
      header: messages['barogram.climb'](),
      align: 'end',
      cell: (fix) => <ClimbRate mps={climbRateAt(track, fix)} />,
    },
    lat && {
      id: 'speed',
      header: messages['barogram.speed'](),
      align: 'end',
      cell: (fix) => <CruiseSpeed kmh={groundSpeedAt(track, fix)} />,
    },
    curve && {
      id: 'curve',
      header: messages[`barogram.curve.${curve.name}`](),
      align: 'end',
      cell: (fix) => <Quantity text={curveText(curve, fix, units)} />,
    },
    {
      id: 'place',
      header: messages['barogram.place'](),
      cell: (fix) => {
        const span = spanAt(spans, at(timeS, fix));
        return [...(names.get(fix) ?? []), ...(span ? [span.name] : [])].join(', ');
      },
    },
  ];
  return columns.filter((column) => column !== undefined);
}

function namesByFix({ timeS }: FlightColumns, namedTimes: readonly NamedTime[]) {
  const names = new Map<number, string[]>();
  for (const named of namedTimes) {
    const fix = nearestInTime(timeS, named.timeS);
    names.set(fix, [...(names.get(fix) ?? []), named.name]);
  }
  return names;
}
