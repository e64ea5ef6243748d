import type { Cell } from '../../downloads/list.js';
import { toTimestamp } from '../../platform/text/calendar-formats.js';
import { type ListedFlightRow, type ListedParts, STATISTICS } from './queries.js';

/** Everything that a row of the table needs in addition to the flight. */
interface TableRowContext extends ListedParts {
  /** Returns the address of the page of a flight. */
  readonly linkOf: (id: number) => string;
}

/** Columns of a table of flights. Programs read these names, so they never change. */
const COLUMNS: Readonly<Record<string, (row: ListedFlightRow, context: TableRowContext) => Cell>> =
  {
    id: ({ id }) => id,
    link: ({ id }, { linkOf }) => linkOf(id),
    status: ({ status }) => status,
    rank: ({ rank }) => rank,
    scoring_date: ({ scoring_date: day }) => day,
    takeoff_time: ({ takeoff_point: point, takeoff_time: time }) => point && toTimestamp(time),
    landing_time: ({ landing_time: time }) => time && toTimestamp(time),
    time_zone: ({ time_zone: zone }) => zone,
    duration_s: ({ total_seconds: seconds }) => seconds,
    user_id: ({ user_id: id }) => id,
    user_name: ({ user_name: name }) => name,
    co_user_id: ({ co_user_id: id }) => id,
    co_user_name: ({ co_user_account_name: account, co_user_name: name }) => account ?? name,
    junior: ({ junior }) => junior,
    club_id: ({ club_id: id }) => id,
    club_name: ({ club_name: name }) => name,
    aircraft_id: ({ aircraft_id: id }) => id,
    aircraft_name: ({ aircraft_name: name }) => name,
    registration: ({ registration }) => registration,
    competition_id: ({ competition_id: id }) => id,
    sc_class: ({ sc_class: name }) => name,
    dmst_index: ({ dmst_index: index }) => index,
    takeoff_airport_id: ({ takeoff_airport_id: id }) => id,
    takeoff_airport_name: ({ airport_name: name }) => name,
    region_id: ({ region_id: id }) => id,
    region_name: ({ region_name: name }) => name,
    country: ({ region_country: country }) => country,
    contest: (_row, { contest }) => contest,
    points: ({ points }) => points,
    distance_km: ({ distance }) => distance,
    speed_km_h: ({ speed }) => speed,
    launch_kind: ({ launch }) => launch.launch_kind ?? null,
    launch_gain_m: ({ launch }) => launch.launch_gain ?? null,
    launch_vario_m_s: ({ launch }) => launch.launch_vario ?? null,
    takeoff_distance_m: ({ launch }) => launch.takeoff_distance ?? null,
    stars: ({ stars }) => stars,
    point_schema: (_row, { contest, pointContest = contest }) => pointContest,
  };

/** Returns the names of the columns, in their order. */
export function columnNames({ withStatistics }: TableRowContext): string[] {
  return [...Object.keys(COLUMNS), ...(withStatistics ? STATISTICS : [])];
}

/** Returns the values of a flight, in the order of the columns. */
export function flightTableRow(row: ListedFlightRow, context: TableRowContext): Cell[] {
  const cells = Object.values(COLUMNS).map((valueOf) => valueOf(row, context));
  if (!context.withStatistics) return cells;
  return [...cells, ...STATISTICS.map((name) => row.statistics?.[name] ?? null)];
}
