import { seasonBounds } from '@cloudstreet/scoring/season';
import type { QueryParameters } from '@cloudstreet/sdk/contract';
import { type CompiledQuery, type RawBuilder, sql } from 'kysely';
import type { Executor } from '../database/database.js';
import { toDay } from '../http/answers.js';
import { toContestName } from '../rankings/contests.js';

type Query = QueryParameters<'listFlights'>;

/** What a list is ordered by: a column of the flight, or what it earned in the contest. */
type Order = 'scoring_date' | 'created' | Measure;
type Measure = 'points' | 'distance' | 'speed';

/** The ids of one page. */
export async function findFlightIds(db: Executor, query: Query, now: Date): Promise<number[]> {
  const { rows } = await db.executeQuery(flightIdsQuery(db, query, now));
  return rows.map(({ id }) => id);
}

/** Asks for the ids of one page. Each order runs along an index of its own; see the migration. */
export function flightIdsQuery(
  db: Executor,
  query: Query,
  now: Date,
): CompiledQuery<{ id: number }> {
  const { order, direction } = orderOf(query);
  const flown = alreadyFlown(query, now);
  return order === 'scoring_date' || order === 'created'
    ? byFlight(db, query, { order, direction, flown })
    : byMeasure(db, query, { order, direction, flown });
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

function byFlight(
  db: Executor,
  query: Query,
  { order, direction, flown }: Ordering<'scoring_date' | 'created'>,
): CompiledQuery<{ id: number }> {
  return db
    .selectFrom('flight')
    .where(conditions(query, 'takeoff_airport_id'))
    .where(withinSeasons(query))
    .where(flown)
    .orderBy(order, direction)
    .orderBy('id', 'desc')
    .offset(query.skip ?? 0)
    .limit(query.limit ?? DEFAULT_LIMIT)
    .select('id')
    .compile();
}

function byMeasure(
  db: Executor,
  query: Query,
  { order, direction, flown }: Ordering<Measure>,
): CompiledQuery<{ id: number }> {
  return db
    .selectFrom('flight_contest')
    .where('contest', '=', toContestName(query.contest))
    .where(conditions(query, 'airport_id'))
    .where(flown)
    .orderBy(order, (item) => (direction === 'desc' ? item.desc() : item.asc()).nullsLast())
    .orderBy('flight_id', 'desc')
    .offset(query.skip ?? 0)
    .limit(query.limit ?? DEFAULT_LIMIT)
    .select('flight_id as id')
    .compile();
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
  const latest = toDay(new Date(now.getTime() + DAY_MS));
  return sql<boolean>`scoring_date <= ${latest}`;
}

function oneOf(column: string, values: readonly (string | number)[] | undefined) {
  return values && sql<boolean>`${sql.ref(column)} in (${sql.join(values)})`;
}
