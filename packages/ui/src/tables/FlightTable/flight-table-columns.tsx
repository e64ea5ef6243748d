import type { Flight, FlightStatistics } from '@cloudstreet/sdk';
import type { ReactNode } from 'react';
import type { FlightOrder } from '../../filters/flight-orders/flight-orders.js';
import { Altitude, ClimbRate, Distance, Points, Speed } from '../../values/quantities.js';
import { glideRatioOf, STATISTIC_VALUES } from '../../values/statistics/statistics.js';
import { LocalDate } from '../../values/times.js';

type ResultColumn = Exclude<FlightOrder, 'created' | 'stars' | 'collection'>;
export type FlightTableColumnId = ResultColumn | LaunchColumn | ShownStatistic;

type LaunchColumn = 'launch_gain' | 'launch_vario' | 'takeoff_distance';

type ShownStatistic = Exclude<keyof FlightStatistics, 'thermal_count' | 'glide_count'>;

export interface FlightTableColumn {
  readonly id: FlightTableColumnId;
  /** Returns the value by which the column is sorted. */
  readonly valueOf: (flight: Flight) => number | string | undefined;
  readonly cell: (flight: Flight) => ReactNode;
}

const SHOWN: readonly ShownStatistic[] = [
  'thermal_avg',
  'thermal_avg_gain',
  'thermal_percentage',
  'thermal_speed',
  'thermal_radius',
  'thermal_bank',
  'thermal_loss_ratio',
  'thermal_start_alt',
  'thermal_start_agl',
  'attempt_count',
  'attempt_avg',
  'attempt_percentage',
  'glide_speed',
  'glide_ratio',
  'glide_detour',
  'glide_distance',
  'altitude_avg',
  'agl_avg',
];

const RESULTS: readonly FlightTableColumn[] = [
  {
    id: 'points',
    valueOf: ({ contest }) => contest?.points,
    cell: ({ contest }) => <Points points={contest?.points} />,
  },
  {
    id: 'distance',
    valueOf: ({ contest }) => contest?.distance,
    cell: ({ contest }) => <Distance km={contest?.distance} />,
  },
  {
    id: 'speed',
    valueOf: ({ contest }) => contest?.speed,
    cell: ({ contest }) => <Speed kmh={contest?.speed} />,
  },
  {
    id: 'scoring_date',
    valueOf: ({ scoring_date: day }) => day,
    cell: ({ scoring_date: day }) => <LocalDate date={day} />,
  },
];

const LAUNCH: readonly FlightTableColumn[] = [
  {
    id: 'launch_gain',
    valueOf: ({ launch_gain: m }) => m,
    cell: ({ launch_gain: m }) => <Altitude m={m} />,
  },
  {
    id: 'launch_vario',
    valueOf: ({ launch_vario: mps }) => mps,
    cell: ({ launch_vario: mps }) => <ClimbRate mps={mps} />,
  },
  {
    id: 'takeoff_distance',
    valueOf: ({ takeoff_distance: m }) => m,
    cell: ({ takeoff_distance: m }) => <Altitude m={m} />,
  },
];

/** Values of thermals, which are undefined without thermals. Thermals without climb have 0. */
const OF_THERMALS = /^thermal_(?!percentage)/;
const OF_ATTEMPTS = /^attempt_avg$/;

function statisticOf({ contest }: Flight, id: ShownStatistic): number | undefined {
  const score = contest?.score;
  if (OF_THERMALS.test(id) && score?.thermal_count === 0) return undefined;
  if (OF_ATTEMPTS.test(id) && score?.attempt_count === 0) return undefined;
  return id === 'glide_ratio' ? score && glideRatioOf(score) : score?.[id];
}

const COLUMNS: readonly FlightTableColumn[] = [
  ...RESULTS,
  ...SHOWN.map((id) => ({
    id,
    valueOf: (flight: Flight) => statisticOf(flight, id),
    cell: (flight: Flight) => STATISTIC_VALUES[id](statisticOf(flight, id)),
  })),
  ...LAUNCH,
];

/** Columns with values for only some flights: with known ground, or in their score. */
const PARTLY_KNOWN = new Set<FlightTableColumnId>([
  'thermal_loss_ratio',
  'thermal_start_alt',
  'thermal_start_agl',
  'agl_avg',
]);

/** Returns the columns with values for these flights. */
export function flightTableColumns(flights: readonly Flight[]): FlightTableColumn[] {
  return COLUMNS.filter(
    ({ id, valueOf }) =>
      !PARTLY_KNOWN.has(id) || flights.some((flight) => valueOf(flight) !== undefined),
  );
}
