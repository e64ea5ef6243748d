import type { Flight, FlightStatistics } from '@cloudstreet/sdk';
import {
  Altitude,
  Angle,
  ClimbRate,
  Count,
  CruiseSpeed,
  Distance,
  GlideRatio,
  LocalDate,
  Points,
  Share,
  Speed,
} from '@cloudstreet/ui/values';
import type { ReactNode } from 'react';
import type { FlightOrder } from '../../../app/search/flight-search.js';

/** What the server can put a list in order of. */
export type ListColumn = Exclude<FlightOrder, 'created'>;
export type ColumnId = ListColumn | LaunchColumn | ShownStatistic;

type LaunchColumn = 'launch_gain' | 'launch_vario' | 'takeoff_distance';

type ShownStatistic = Exclude<keyof FlightStatistics, 'thermal_count' | 'glide_count'>;

export interface StatisticsColumn {
  readonly id: ColumnId;
  /** Whether the server knows this order; other columns are sorted as far as they are loaded. */
  readonly isListed: boolean;
  /** What it is sorted by. */
  readonly valueOf: (flight: Flight) => number | string | undefined;
  readonly cell: (flight: Flight) => ReactNode;
}

const STATISTICS: Readonly<Record<ShownStatistic, (value: number | undefined) => ReactNode>> = {
  thermal_avg: (mps) => <ClimbRate mps={mps} />,
  thermal_avg_gain: (m) => <Altitude m={m} />,
  thermal_percentage: (fraction) => <Share fraction={fraction} />,
  thermal_speed: (kmh) => <CruiseSpeed kmh={kmh} />,
  thermal_radius: (m) => <Altitude m={m} />,
  thermal_bank: (degrees) => <Angle degrees={degrees} />,
  thermal_start_agl: (m) => <Altitude m={m} />,
  attempt_count: (count) => (count === undefined ? '–' : <Count count={count} />),
  attempt_avg: (mps) => <ClimbRate mps={mps} />,
  attempt_percentage: (fraction) => <Share fraction={fraction} />,
  glide_speed: (kmh) => <CruiseSpeed kmh={kmh} />,
  glide_ratio: (ratio) => <GlideRatio ratio={ratio} />,
  glide_detour: (fraction) => <Share fraction={fraction} />,
  glide_distance: (km) => <Distance km={km} />,
  altitude_avg: (m) => <Altitude m={m} />,
  agl_avg: (m) => <Altitude m={m} />,
};

const LISTED: readonly StatisticsColumn[] = [
  {
    id: 'points',
    isListed: true,
    valueOf: ({ contest }) => contest?.points,
    cell: ({ contest }) => <Points points={contest?.points} />,
  },
  {
    id: 'distance',
    isListed: true,
    valueOf: ({ contest }) => contest?.distance,
    cell: ({ contest }) => <Distance km={contest?.distance} />,
  },
  {
    id: 'speed',
    isListed: true,
    valueOf: ({ contest }) => contest?.speed,
    cell: ({ contest }) => <Speed kmh={contest?.speed} />,
  },
  {
    id: 'scoring_date',
    isListed: true,
    valueOf: ({ scoring_date: day }) => day,
    cell: ({ scoring_date: day }) => <LocalDate date={day} />,
  },
];

const LAUNCH: readonly StatisticsColumn[] = [
  {
    id: 'launch_gain',
    isListed: false,
    valueOf: ({ launch_gain: m }) => m,
    cell: ({ launch_gain: m }) => <Altitude m={m} />,
  },
  {
    id: 'launch_vario',
    isListed: false,
    valueOf: ({ launch_vario: mps }) => mps,
    cell: ({ launch_vario: mps }) => <ClimbRate mps={mps} />,
  },
  {
    id: 'takeoff_distance',
    isListed: false,
    valueOf: ({ takeoff_distance: m }) => m,
    cell: ({ takeoff_distance: m }) => <Altitude m={m} />,
  },
];

/** Without thermals there is nothing to say of them; a thermal without climb has 0. */
const OF_THERMALS = /^thermal_(?!percentage)/;
const OF_ATTEMPTS = /^attempt_avg$/;

function statisticOf({ contest }: Flight, id: ShownStatistic): number | undefined {
  const score = contest?.score;
  if (OF_THERMALS.test(id) && score?.thermal_count === 0) return undefined;
  if (OF_ATTEMPTS.test(id) && score?.attempt_count === 0) return undefined;
  return score?.[id];
}

const COLUMNS: readonly StatisticsColumn[] = [
  ...LISTED,
  ...(Object.keys(STATISTICS) as ShownStatistic[]).map((id) => ({
    id,
    isListed: false,
    valueOf: (flight: Flight) => statisticOf(flight, id),
    cell: (flight: Flight) => STATISTICS[id](statisticOf(flight, id)),
  })),
  ...LAUNCH,
];

/** Heights above ground, which are known where the ground is. */
const GROUND = new Set<ColumnId>(['thermal_start_agl', 'agl_avg']);

/** The columns that have something to say of these flights. */
export function columnsFor(flights: readonly Flight[]): StatisticsColumn[] {
  return COLUMNS.filter(
    ({ id, valueOf }) => !GROUND.has(id) || flights.some((flight) => valueOf(flight) !== undefined),
  );
}
