import { memo, type ReactNode, useMemo } from 'react';
import type { TableColumn } from '../../controls/Table/Table.js';
import { at, type FlightColumns, groundAt, nearestInTime } from '../../flight/flight-columns.js';
import { useMessages } from '../../messages/MessagesProvider.js';
import { media } from '../../theme/media.js';
import { useMediaQuery } from '../../theme/use-media-query.js';
import { Quantity } from '../../values/Quantity.js';
import { Altitude, ClimbRate, CruiseSpeed } from '../../values/quantities.js';
import { LocalTime } from '../../values/times.js';
import { useUnits } from '../../values/UnitsProvider.js';
import { type BarogramCurve, curveText } from '../barogram-curves.js';
import { ChartTable, FixTable } from '../ChartTable.js';
import { climbRateAt, groundSpeedAt, type MeasuredColumns } from '../motion.js';
import { sampleFixes } from '../sample-fixes.js';
import * as styles from './Barogram.css.js';
import { partNames } from './part-names.js';
import type { PlotParts } from './plot-input.js';

/** A time with a name in the table. */
export interface NamedTime {
  timeS: number;
  name: string;
}

export interface BarogramTableProps {
  track: MeasuredColumns;
  curve: BarogramCurve | undefined;
  namedTimes: readonly NamedTime[];
  parts: PlotParts;
}

const MAX_STEPS = 48;

/** The barogram as a table. */
export const BarogramTable = memo(function BarogramTable(props: BarogramTableProps) {
  return (
    <ChartTable level={2}>
      <BarogramRows {...props} />
    </ChartTable>
  );
});

function BarogramRows({ track, curve, namedTimes, parts }: BarogramTableProps) {
  const fixes = useMemo(() => {
    const timesS = namedTimes.map(({ timeS }) => timeS);
    const endsS = parts.shades.flatMap(({ startS, endS }) => [startS, endS]);
    return sampleFixes(track, MAX_STEPS, [...timesS, ...endsS]);
  }, [track, namedTimes, parts]);
  const columns = useColumns({ track, curve, namedTimes, parts });
  return <FixTable fixes={fixes} columns={columns} />;
}

function useColumns(props: BarogramTableProps): TableColumn<number>[] {
  const { track, curve } = props;
  const messages = useMessages();
  const cells = useCells(props);
  const isPhone = useMediaQuery(media.mobile);
  const time = { id: 'time', header: messages['barogram.time'](), isRowHeader: true };
  const altitude = {
    id: 'altitude',
    header: messages['barogram.altitude'](),
    align: 'end',
  } as const;
  const ground = track.groundAltM && messages['barogram.ground']();
  const climb = { id: 'climb', header: messages['barogram.climb'](), align: 'end' } as const;
  const speed = messages['barogram.speed']();
  const curveColumn: TableColumn<number>[] = curve
    ? [
        {
          id: 'curve',
          header: messages[`barogram.curve.${curve.name}`](),
          align: 'end',
          cell: cells.curve,
        },
      ]
    : [];
  if (isPhone) {
    // Two values per cell, so that the table fits on a phone.
    return [
      { ...time, wraps: true, cell: (fix) => twoLines(cells.time(fix), cells.place(fix)) },
      {
        ...altitude,
        header: twoLines(altitude.header, ground),
        cell: (fix) => twoLines(cells.altitude(fix), ground && cells.ground(fix)),
      },
      {
        ...climb,
        header: twoLines(climb.header, speed),
        cell: (fix) => twoLines(cells.climb(fix), cells.speed(fix)),
      },
      ...curveColumn,
    ];
  }
  return [
    { ...time, cell: cells.time },
    { ...altitude, cell: cells.altitude },
    ...(ground
      ? [{ id: 'ground', header: ground, align: 'end', cell: cells.ground } as const]
      : []),
    { ...climb, cell: cells.climb },
    { id: 'speed', header: speed, align: 'end', cell: cells.speed },
    ...curveColumn,
    { id: 'place', header: messages['barogram.place'](), wraps: true, cell: cells.place },
  ];
}

function twoLines(first: ReactNode, second: ReactNode): ReactNode {
  return (
    <>
      {first}
      {second && <div className={styles.secondLine}>{second}</div>}
    </>
  );
}

/** Returns the content of the cells of each column, by fix. */
function useCells({ track, curve, namedTimes, parts }: BarogramTableProps) {
  const messages = useMessages();
  const units = useUnits();
  const { unixS, altitudeM } = track;
  const names = namesByFix(track, namedTimes);
  return {
    time: (fix: number) => (
      <LocalTime time={new Date(at(unixS, fix) * 1000).toISOString()} seconds />
    ),
    altitude: (fix: number) => <Altitude m={at(altitudeM, fix)} />,
    ground: (fix: number) => <Altitude m={groundAt(track, fix)} />,
    climb: (fix: number) => <ClimbRate mps={climbRateAt(track, fix)} />,
    speed: (fix: number) => <CruiseSpeed kmh={groundSpeedAt(track, fix)} />,
    curve: (fix: number) => <Quantity text={curve && curveText(curve, fix, units)} />,
    place: (fix: number) =>
      [...(names.get(fix) ?? []), ...partNames(parts, at(unixS, fix), messages)].join(', '),
  };
}

function namesByFix({ unixS }: FlightColumns, namedTimes: readonly NamedTime[]) {
  const names = new Map<number, string[]>();
  for (const named of namedTimes) {
    const fix = nearestInTime(unixS, named.timeS);
    names.set(fix, [...(names.get(fix) ?? []), named.name]);
  }
  return names;
}
