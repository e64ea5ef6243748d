import { seasonBounds } from '@cloudstreet/scoring/season';
import type { QueryParameters } from '@cloudstreet/sdk/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../database/database.js';
import { type ContestName, toContestName } from '../rankings/contests.js';

type Query = QueryParameters<'listFlights'>;

/** What a list is ordered by: a column of the flight, or what it earned in the contest. */
type Order = 'scoring_date' | 'created' | Measure;
type Measure = 'points' | 'distance' | 'speed';

/** The ids of one page. Each order runs along an index of its own; see the migration. */
export async function findFlightIds(db: Executor, query: Query, now: Date): Promise<number[]> {
  const { order, direction } = orderOf(query);
  const flown = alreadyFlown(query, now);
  return order === 'scoring_date' || order === 'created'
    ? findByFlight(db, query, { order, direction, flown })
    : findByMeasure(db, query, { order, direction, flown });
}

export function contestOf(query: Query): ContestName {
  return toContestName(query.contest);
}

function orderOf({ order_by: orderBy = '-scoring_date', direction }: Query) {
  const isDescending = orderBy.startsWith('-');
  return {
    order: orderBy.replace('-', '') as Order,
    direction: direction ?? (isDescending ? ('desc' as const) : ('asc' as const)),
  };
}

interface Ordering<Column> {
  order: Column;
  direction: 'asc' | 'desc';
  /** Leaves out the flights of days to come. */
  flown: RawBuilder<boolean>;
}

async function findByFlight(
  db: Executor,
  query: Query,
  { order, direction, flown }: Ordering<'scoring_date' | 'created'>,
): Promise<number[]> {
  const rows = await db
    .selectFrom('flight')
    .where(conditions(query, 'takeoff_airport_id'))
    .where(withinSeasons(query))
    .where(flown)
    .orderBy(order, direction)
    .orderBy('id', 'desc')
    .offset(query.skip ?? 0)
    .limit(query.limit ?? DEFAULT_LIMIT)
    .select('id')
    .execute();
  return rows.map(({ id }) => id);
}

async function findByMeasure(
  db: Executor,
  query: Query,
  { order, direction, flown }: Ordering<Measure>,
): Promise<number[]> {
  const rows = await db
    .selectFrom('flight_contest')
    .where('contest', '=', contestOf(query))
    .where(conditions(query, 'airport_id'))
    .where(flown)
    .orderBy(order, (item) => (direction === 'desc' ? item.desc() : item.asc()).nullsLast())
    .orderBy('flight_id', 'desc')
    .offset(query.skip ?? 0)
    .limit(query.limit ?? DEFAULT_LIMIT)
    .select('flight_id')
    .execute();
  return rows.map(({ flight_id: id }) => id);
}

const DEFAULT_LIMIT = 100;
const DAY_MS = 86_400_000;

/** The filters, on columns that the flight and its contest rows share. */
function conditions(query: Query, airportColumn: 'airport_id' | 'takeoff_airport_id') {
  const all = [
    oneOf('season', query.season_in),
    oneOf('scoring_date', query.scoring_date_in),
    oneOf('user_id', query.user_id_in),
    oneOf('club_id', query.club_id_in),
    oneOf(airportColumn, query.airport_id_in),
    oneOf('aircraft_id', query.aircraft_id_in),
    query.scoring_date_start && sql<boolean>`scoring_date >= ${query.scoring_date_start}`,
    query.scoring_date_end && sql<boolean>`scoring_date <= ${query.scoring_date_end}`,
  ].filter((condition) => condition !== undefined && condition !== '');
  return all.length > 0 ? sql<boolean>`${sql.join(all, sql` and `)}` : sql<boolean>`true`;
}

/** Says the same as the season's column, so that the order by date starts where the seasons are. */
function withinSeasons({ season_in: seasons }: Query) {
  if (!seasons) return sql<boolean>`true`;
  const { start } = seasonBounds(Math.min(...seasons));
  const { end } = seasonBounds(Math.max(...seasons));
  return sql<boolean>`scoring_date between ${start} and ${end}`;
}

/**
 * A recorder whose clock is ahead would head all lists for years. Its user needs the flight, to see
 * what is wrong and to delete it, and finds it among his own.
 */
function alreadyFlown({ user_id_in: users }: Query, now: Date) {
  if (users) return sql<boolean>`true`;
  // East of Greenwich it may be tomorrow.
  const latest = new Date(now.getTime() + DAY_MS).toISOString().slice(0, 10);
  return sql<boolean>`scoring_date <= ${latest}`;
}

function oneOf(column: string, values: readonly (string | number)[] | undefined) {
  return values && sql<boolean>`${sql.ref(column)} in (${sql.join(values)})`;
}
